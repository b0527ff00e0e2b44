import { useState } from 'react'
import { useIsFrom } from '../../../ui/use-breakpoint.ts'
import { useDeviceChoice } from '../../app/device-choices.ts'
import { IconFocusCentered, IconLayoutSidebarRight } from '@tabler/icons-react'
import { IconToggle } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'

type WritingRoom = {
  isFocused: boolean
  hasSide: boolean
  toggleFocus: (() => void) | null
  toggleSide: (() => void) | null
  showAll: () => void
}

export function useWritingRoom(): WritingRoom {
  const hasRoomForFocus = useIsFrom(768)
  const isSideBeside = useIsFrom(1280)
  const [isChosen, setChosen] = useState(false)
  const [hasColumn, setColumn] = useDeviceChoice('hasSideColumn')
  const isFocused = isChosen && hasRoomForFocus
  return {
    isFocused,
    hasSide: !isFocused && (hasColumn || !isSideBeside),
    toggleFocus: hasRoomForFocus ? () => setChosen(!isChosen) : null,
    toggleSide: isSideBeside && !isFocused ? () => setColumn(!hasColumn) : null,
    showAll: () => {
      setChosen(false)
      setColumn(true)
    },
  }
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

export function WritingTools({ isFocused, hasSide, toggleFocus, toggleSide }: WritingRoom) {
  const { writing } = useWords(articleWords)
  return (
    <>
      {toggleFocus && (
        <IconToggle label={writing.focus} isSelected={isFocused} onChange={toggleFocus}>
          <IconFocusCentered {...icon} />
        </IconToggle>
      )}
      {toggleSide && (
        <IconToggle label={writing.side} isSelected={hasSide} onChange={toggleSide}>
          <IconLayoutSidebarRight className="flip" {...icon} />
        </IconToggle>
      )}
    </>
  )
}

import { IconFocusCentered, IconLayoutSidebarRight } from '@tabler/icons-react'
import { IconToggle } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import type { WritingRoom } from './use-writing-room.ts'
import { articleWords } from './words.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** Make room for the texts. */
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

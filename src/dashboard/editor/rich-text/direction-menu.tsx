import { IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import {
  chooseDirection,
  chosenDirection,
  type DirectionChoice,
  directionChoices,
} from './block-direction.ts'
import { richTextWords } from './words.ts'

type DirectionMenuProps = { editor: Editor; language: LanguageCode }

export function DirectionMenu({ editor, language }: DirectionMenuProps) {
  const words = useWords(richTextWords)
  const chosen = useEditorState({ editor, selector: ({ editor }) => chosenDirection(editor) })
  const shown = chosen === 'auto' ? directionOf(language) : chosen
  const Icon = shown === 'rtl' ? IconTextDirectionRtl : IconTextDirectionLtr
  return (
    <MenuTrigger>
      <IconButton label={`${words.direction}: ${words.directions[chosen]}`}>
        <Icon size={18} aria-hidden="true" />
      </IconButton>
      <Popover>
        <Menu
          className={menuClass}
          aria-label={words.direction}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onAction={(key) => chooseDirection(editor, key as DirectionChoice)}
        >
          {directionChoices.map((choice) => (
            <MenuItem key={choice} id={choice} className={menuItemClass}>
              {words.directions[choice]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

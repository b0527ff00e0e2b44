import { LinkIcon } from '../../../ui/link-icon.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { type TextColour, textColours } from '../../../domain/rich-text/rich-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { richTextWords } from './words.ts'
import styles from './rich-text-editor.module.css'

const palette = Object.keys(textColours) as TextColour[]
const none = 'none'

export function ColourMenu({ editor }: { editor: Editor }) {
  const words = useWords(richTextWords)
  const colour = useEditorState({ editor, selector: ({ editor }) => colourIn(editor) })
  const name = colour ? words.colours[colour] : words.noColour
  return (
    <MenuTrigger>
      <IconButton label={`${words.colour}: ${name}`}>
        <span className={styles.colour}>
          <LinkIcon name="letter-a" size={18} />
          <span className={styles.colourBar} data-colour={colour && textColours[colour]} />
        </span>
      </IconButton>
      <Popover>
        <Menu
          className={menuClass}
          aria-label={words.colour}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[colour ?? none]}
          onAction={(key) => paint(editor, key as TextColour | typeof none)}
        >
          {[none, ...palette].map((key) => (
            <ColourItem key={key} colour={key as TextColour | typeof none} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function ColourItem({ colour }: { colour: TextColour | typeof none }) {
  const words = useWords(richTextWords)
  const name = colour === none ? words.noColour : words.colours[colour]
  return (
    <MenuItem id={colour} textValue={name} className={menuItemClass}>
      <span
        className={styles.swatch}
        data-colour={colour === none ? undefined : textColours[colour]}
      />
      {name}
    </MenuItem>
  )
}

function colourIn(editor: Editor): TextColour | undefined {
  return editor.getAttributes('textColour').colour as TextColour | undefined
}

function paint(editor: Editor, colour: TextColour | typeof none): void {
  const command = editor.chain().focus()
  if (colour === none) command.unsetMark('textColour').run()
  else command.setMark('textColour', { colour }).run()
}

import { LinkIcon } from '../../../ui/link-icon.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { richTextWords } from './words.ts'

const styles = ['paragraph', 'heading', 'subheading', 'quote'] as const
type Style = (typeof styles)[number]

export function StyleMenu({ editor }: { editor: Editor }) {
  const words = useWords(richTextWords)
  const style = useEditorState({ editor, selector: ({ editor }) => styleIn(editor) })
  return (
    <MenuTrigger>
      <IconButton label={`${words.style}: ${words.styles[style]}`}>
        <LinkIcon name="pilcrow" size={18} />
      </IconButton>
      <Popover>
        <Menu
          className={menuClass}
          aria-label={words.style}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[style]}
          onAction={(key) => apply(editor, key as Style)}
        >
          {styles.map((name) => (
            <MenuItem key={name} id={name} className={menuItemClass}>
              {words.styles[name]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

export function ClearFormatting({ editor }: { editor: Editor }) {
  const words = useWords(richTextWords)
  return (
    <IconButton
      label={words.clearFormatting}
      onPress={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
    >
      <LinkIcon name="clear-formatting" size={18} />
    </IconButton>
  )
}

function styleIn(editor: Editor): Style {
  if (editor.isActive('blockquote')) return 'quote'
  if (editor.isActive('heading', { level: 2 })) return 'heading'
  return editor.isActive('heading', { level: 3 }) ? 'subheading' : 'paragraph'
}

function apply(editor: Editor, style: Style): void {
  const plain = editor.chain().focus().clearNodes()
  if (style === 'heading') plain.setHeading({ level: 2 }).run()
  else if (style === 'subheading') plain.setHeading({ level: 3 }).run()
  else if (style === 'quote') plain.setBlockquote().run()
  else plain.run()
}

import { LinkIcon } from '../../../ui/link-icon.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type PictureWidth, pictureWidths } from '../../../domain/media/media.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { useMediaChooser } from '../media-chooser/media-chooser.tsx'
import { insertFigure, removeFigure, resizeFigure, sizeIn } from './figure-commands.ts'
import { richTextWords } from './words.ts'

type PictureMenuProps = { editor: Editor; language: LanguageCode }

const removal = 'remove'

export function PictureMenu({ editor, language }: PictureMenuProps) {
  const { picture: words } = useWords(richTextWords)
  const size = useEditorState({ editor, selector: ({ editor }) => sizeIn(editor) })
  const { open, chooser } = useMediaChooser({
    onChoose: ([picture]) => picture && insertFigure(editor, { picture, language }),
    onClose: () => editor.commands.focus(),
  })
  const icon = <LinkIcon name="photo" size={18} />
  return (
    <>
      {size ? (
        <MenuTrigger>
          <IconButton label={`${words.label}: ${words.sizes[size]}`}>{icon}</IconButton>
          <SizeMenu editor={editor} size={size} />
        </MenuTrigger>
      ) : (
        <IconButton label={words.label} onPress={open}>
          {icon}
        </IconButton>
      )}
      {chooser}
    </>
  )
}

function SizeMenu({ editor, size }: { editor: Editor; size: PictureWidth }) {
  const { picture: words } = useWords(richTextWords)
  const choose = (key: PictureWidth | typeof removal) =>
    key === removal ? removeFigure(editor) : resizeFigure(editor, key)
  return (
    <Popover>
      <Menu
        className={menuClass}
        aria-label={words.label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[size]}
        onAction={(key) => choose(key as PictureWidth | typeof removal)}
      >
        {pictureWidths.map((width) => (
          <MenuItem key={width} id={width} className={menuItemClass}>
            {words.sizes[width]}
          </MenuItem>
        ))}
        <MenuItem id={removal} className={menuItemClass}>
          {words.remove}
        </MenuItem>
      </Menu>
    </Popover>
  )
}

import { type Editor, useEditorState } from '@tiptap/react'
import { Group, Separator, Toolbar, Dialog, DialogTrigger } from 'react-aria-components'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import { IconButton, IconToggle } from '../../../ui/icon-button.tsx'
import { LinkIcon } from '../../../ui/link-icon.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { richTextWords } from './words.ts'
import { ColourMenu } from './colour-menu.tsx'
import { DirectionMenu } from './direction-menu.tsx'
import { PictureMenu } from './picture-menu.tsx'
import styles from './rich-text-editor.module.css'
import { TableMenu } from './table-menu.tsx'
import { ClearFormatting, StyleMenu } from './style-menu.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { LazyMount, useLazyDialog } from '../../kit/lazy-mount.tsx'

const icon = { size: 18 } as const

export function RichTextToolbar({ editor, language }: { editor: Editor; language: LanguageCode }) {
  const words = useWords(richTextWords)
  const { nameOf, locale } = useLocale()
  const runsFromRight = directionOf(locale) === 'rtl'
  const { bold, italic, underline, strike, bullets, numbers } = words
  const is = useEditorState({ editor, selector: ({ editor }) => activeIn(editor) })
  const command = () => editor.chain().focus()
  return (
    <Toolbar className={styles.toolbar} aria-label={words.toolbar(nameOf(language))}>
      <Group className={styles.group}>
        <IconToggle label={bold} isSelected={is.bold} onChange={() => command().toggleBold().run()}>
          <LinkIcon name="bold" {...icon} />
        </IconToggle>
        <IconToggle
          label={italic}
          isSelected={is.italic}
          onChange={() => command().toggleItalic().run()}
        >
          <LinkIcon name="italic" {...icon} />
        </IconToggle>
        <IconToggle
          label={underline}
          isSelected={is.underline}
          onChange={() => command().toggleUnderline().run()}
        >
          <LinkIcon name="underline" {...icon} />
        </IconToggle>
        <IconToggle
          label={strike}
          isSelected={is.strike}
          onChange={() => command().toggleStrike().run()}
        >
          <LinkIcon name="strikethrough" {...icon} />
        </IconToggle>
      </Group>
      <Separator orientation="vertical" className={styles.separator} />
      <Group className={styles.group}>
        <IconToggle
          label={bullets}
          isSelected={is.bullets}
          onChange={() => command().toggleBulletList().run()}
        >
          <LinkIcon name="list" className="flip" {...icon} />
        </IconToggle>
        <IconToggle
          label={numbers}
          isSelected={is.numbers}
          onChange={() => command().toggleOrderedList().run()}
        >
          <LinkIcon name={runsFromRight ? 'list-numbers-rtl' : 'list-numbers'} {...icon} />
        </IconToggle>
        <ColourMenu editor={editor} />
        <LinkPopover editor={editor} language={language} />
        <StyleMenu editor={editor} />
        <DirectionMenu editor={editor} language={language} />
        <TableMenu editor={editor} />
        <PictureMenu editor={editor} language={language} />
        <ClearFormatting editor={editor} />
      </Group>
      <Separator orientation="vertical" className={styles.separator} />
      <History editor={editor} canUndo={is.undoable} canRedo={is.redoable} />
    </Toolbar>
  )
}

type HistoryProps = { editor: Editor; canUndo: boolean; canRedo: boolean }

/**
 * The buttons take the focus even if there is nothing to undo, so that it is not lost on the last
 * step.
 */
function History({ editor, canUndo, canRedo }: HistoryProps) {
  const words = useWords(richTextWords)
  return (
    <Group className={styles.group}>
      <IconButton
        label={words.undo}
        aria-disabled={!canUndo}
        onPress={() => editor.commands.undo()}
      >
        <LinkIcon name="arrow-back-up" className="flip" {...icon} />
      </IconButton>
      <IconButton
        label={words.redo}
        aria-disabled={!canRedo}
        onPress={() => editor.commands.redo()}
      >
        <LinkIcon name="arrow-forward-up" className="flip" {...icon} />
      </IconButton>
    </Group>
  )
}

function activeIn(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    undoable: editor.can().undo(),
    redoable: editor.can().redo(),
  }
}

const linkForm = async () => (await import('./link-form.tsx')).LinkForm
const linkFile = async () => (await import('./link-file.tsx')).LinkFile

function LinkPopover({ editor, language }: { editor: Editor; language: LanguageCode }) {
  const words = useWords(richTextWords)
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  const { open, close: closeChoice, mount } = useLazyDialog(linkFile)

  function endChoice() {
    closeChoice()
    editor.commands.focus()
  }

  return (
    <>
      <DialogTrigger>
        <IconButton label={words.link} aria-pressed={isLink}>
          <LinkIcon name="link" size={18} />
        </IconButton>
        <Popover>
          <Dialog className={styles.linkDialog} aria-label={words.link}>
            {({ close }) => (
              <LazyMount
                load={linkForm}
                before={<Spinner />}
                given={{
                  editor,
                  isLink,
                  onClose: close,
                  onChooseFile: () => {
                    close()
                    open()
                  },
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {mount({ editor, language, onClose: endChoice })}
    </>
  )
}

import { EditorContent, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import '../../../ui/rich-text.css'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { UploadList } from '../media-chooser/upload-list.tsx'
import { richTextWords } from './words.ts'
import styles from './rich-text-editor.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { useDroppedPictures } from './dropped-pictures.ts'
import { useRichText } from './use-rich-text.ts'

type RichTextEditorProps = {
  value: string
  onChange: (value: string) => void
  language: LanguageCode
  labelledBy: string
  textId: string
  onUnlock?: (() => void) | undefined
}

export default function RichTextEditor(props: RichTextEditorProps) {
  const words = useWords(richTextWords)
  const frame = useRef<HTMLDivElement>(null)
  const editor = useRichText({
    ...props,
    words,
    onFiles: (files, position) => dropped.take(files, position),
    paste: {
      tooMuch: () => showToast('error', words.tooMuchToPaste),
      pictures(positioned, leftOut) {
        if (positioned.length > 0) dropped.takePositioned(positioned)
        if (leftOut > 0) showToast('info', words.picturesLeftOut(leftOut))
      },
    },
    onToolbarAsked: () => frame.current?.querySelector('button')?.focus(),
  })
  const dropped = useDroppedPictures(editor, props.language)
  const wordCount = useEditorState({
    editor,
    selector: ({ editor }) => editor && countWords(editor.getText()),
  })

  function backToText(event: KeyboardEvent) {
    if (event.key === 'Escape') editor?.commands.focus()
  }

  return (
    <div
      className={styles.frame}
      ref={frame}
      data-locked={props.onUnlock !== undefined || undefined}
    >
      <div
        className={styles.tools}
        onKeyDownCapture={backToText}
        onMouseDownCapture={keepFocusInText}
        role="presentation"
        inert={props.onUnlock !== undefined}
      >
        {editor && <RichTextToolbar editor={editor} language={props.language} />}
      </div>
      <UploadList uploads={dropped.uploads} />
      <EditorContent
        editor={editor}
        className={`${styles.text} rich-text`}
        onClick={props.onUnlock}
      />
      {wordCount !== null && wordCount > 0 && (
        <p className={styles.foot}>
          {words.words(wordCount)} · {words.minutes(minutesToRead(wordCount))}
        </p>
      )}
    </div>
  )
}

/**
 * With the focus, the toolbar would scroll to the tool that had it before, and the press be lost. Layers
 * that a tool opens are no part of its element.
 */
function keepFocusInText(event: MouseEvent) {
  if (event.currentTarget.contains(event.target as Node)) event.preventDefault()
}

const wordsAMinute = 200

function minutesToRead(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsAMinute))
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

import { EditorContent, useEditor } from '@tiptap/react'
import { directionOf, type LanguageCode } from '../../../domain/language.ts'
import richTextStyles from '../../../ui/rich-text-view.module.css'
import { emptyDocument, richTextExtensions } from './extensions.ts'
import { parsedRichText } from './stored-rich-text.ts'

type RichTextPreviewProps = { html: string; language: LanguageCode }

/** Rich text to read. It is built by the editor's schema, because the dashboard writes no HTML by itself. */
export function RichTextPreview({ html, language }: RichTextPreviewProps) {
  const editor = useEditor({
    content: emptyDocument,
    editable: false,
    extensions: richTextExtensions(''),
    textDirection: directionOf(language),
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes: { class: richTextStyles.text ?? '' } },
    onCreate: ({ editor }) => editor.commands.setContent(parsedRichText(html, editor.schema)),
  })
  return <EditorContent editor={editor} />
}

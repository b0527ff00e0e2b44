import type { Editor } from '@tiptap/react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { fileLinkAddress } from '../../../domain/rich-text/file-links.ts'
import { FileChooserDialog } from '../files/file-chooser-dialog.tsx'
import { nameOfFile } from '../files/file-values.ts'
import { rememberFile } from '../files/known-files.ts'

type LinkFileProps = { editor: Editor; language: LanguageCode; onClose: () => void }

export function LinkFile({ editor, language, onClose }: LinkFileProps) {
  return (
    <FileChooserDialog
      most={1}
      onClose={onClose}
      onChoose={([file]) => {
        if (!file) return
        rememberFile(file)
        linkTo(editor, file.id, nameOfFile(file, language).title)
      }}
    />
  )
}

function linkTo(editor: Editor, id: string, title: string): void {
  const href = fileLinkAddress(id)
  const chain = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }]
    chain.insertContent({ type: 'text', text: title, marks }).run()
  } else chain.extendMarkRange('link').setLink({ href }).run()
}

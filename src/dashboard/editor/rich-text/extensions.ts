import { Extension } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import type { Direction } from '../../../domain/rich-text/text-direction.ts'
import { BlockDirection } from './block-direction.ts'
import { Figure, TopLevel } from './figure.ts'
import { CleanPaste, type PasteReport } from './paste/clean-paste.ts'
import { tables } from './tables.ts'
import { TextColour } from './text-colour.ts'

/** Given as JSON: from an empty string Tiptap would parse HTML by itself. */
export const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

type Words = { placeholder: string; picture: { label: string; caption: string } }

/** Allows what the server keeps (CNT-8); undo by K-15. */
export function richTextExtensions(
  { placeholder, picture }: Words,
  language: Direction,
  report?: PasteReport,
) {
  return [
    TopLevel,
    StarterKit.configure({
      document: false,
      undoRedo: { depth: 100, newGroupDelay: 500 },
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      horizontalRule: false,
      link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
    TextColour,
    ...tables,
    Figure.configure({ picture: picture.label, caption: picture.caption }),
    Placeholder.configure({ placeholder }),
    ListIndent,
    BlockDirection.configure({ language }),
    CleanPaste.configure(report),
  ]
}

/** Tab leaves the editor (WCAG 2.1.2), so lists are indented by other keys. */
const ListIndent = Extension.create({
  name: 'listIndent',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    }
  },
})

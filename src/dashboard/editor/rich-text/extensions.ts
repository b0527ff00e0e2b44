import { type Editor, Extension, Mark } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import type { Direction } from '../../../domain/rich-text/text-direction.ts'
import { BlockDirection } from './block-direction.ts'
import { Figure, TopLevel } from './figure.ts'
import { CleanPaste, type PasteReport } from './paste/clean-paste.ts'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { addRowAfter, goToNextCell, isInTable, selectedRect } from '@tiptap/pm/tables'
import {
  paletteColour,
  tableLimits,
  type TextColour as Colour,
  textColours,
} from '../../../domain/rich-text/rich-text.ts'

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

/** Widths are styles, and the editor writes only what the server keeps. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // These keys come before those of lists within cells.
  priority: 1_000,
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => goOn(this.editor) }
  },
}).configure({ View: null })

function goOn(editor: Editor): boolean {
  const { state, view } = editor
  if (goToNextCell(1)(state, view.dispatch)) return true
  if (!isInTable(state) || selectedRect(state).map.height >= tableLimits.rowspan) return false
  addRowAfter(state, view.dispatch)
  return goToNextCell(1)(view.state, view.dispatch)
}

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** The widths of columns are left to the browser. */
const tables = [PlainTable, TableRow, TableCell, ScopedHeader]

/**
 * A colour of the palette, shown by class as on the site: the shades are readable in both themes and
 * no style attribute is needed, which the security policy would refuse.
 */
const TextColour = Mark.create({
  name: 'textColour',

  addAttributes() {
    return { colour: { default: null, rendered: false } }
  },

  parseHTML() {
    return [{ tag: 'span', getAttrs: attributesOf }]
  },

  renderHTML({ mark }) {
    return ['span', { class: classOf(mark.attrs.colour as Colour) }, 0]
  },
})

function classOf(colour: Colour): string {
  return `text-${textColours[colour]}`
}

function attributesOf(element: HTMLElement): { colour: Colour } | false {
  const ours = Object.keys(textColours).find((colour) =>
    element.classList.contains(classOf(colour as Colour)),
  )
  const style = /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(element.getAttribute('style') ?? '')?.[1]
  const colour = (ours as Colour | undefined) ?? (style && paletteColour(style))
  return colour ? { colour } : false
}

import { Extension } from '@tiptap/core'
import { DOMParser as SchemaParser, Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { withOrdinarySpaces } from '../../../../domain/text/no-break-spaces.ts'
import { hasFewMarks, isTooMuchRead, isTooMuchText, isTooMuchToPaste } from './clipboard-size.ts'
import { emphasised, pictureMark, withoutInvisible } from './plain-text.ts'
import type { ReadClipboard, readClipboard } from './read-clipboard.ts'

export type PositionedPicture = { file: File; position: number }

export type PasteReport = {
  tooMuch: () => void
  pictures: (positioned: PositionedPicture[], leftOut: number) => void
}

/** Everything that comes from other programs comes through here, pasted or dropped. */
export const CleanPaste = Extension.create<PasteReport>({
  name: 'cleanPaste',

  addOptions() {
    return { tooMuch: () => undefined, pictures: () => undefined }
  },

  addProseMirrorPlugins() {
    return [cleanPaste(this.editor.schema, this.options)]
  },
})

type ArrivedEvent = ClipboardEvent | DragEvent

let reader: { readClipboard: typeof readClipboard } | undefined

async function loadReader(): Promise<void> {
  reader ??= await import('./read-clipboard.ts').catch(() => undefined)
}

/** The text alone is pasted if the reader does not come. The data of an event is gone once it has ended. */
async function repeatWithReader(
  { dom }: EditorView,
  event: ArrivedEvent,
  data: DataTransfer,
): Promise<void> {
  const copy = new DataTransfer()
  for (const type of ['text/html', 'text/plain']) copy.setData(type, data.getData(type))
  for (const file of data.files) copy.items.add(file)
  await loadReader()
  if (!reader) copy.clearData('text/html')
  const { clientX, clientY } = event instanceof DragEvent ? event : { clientX: 0, clientY: 0 }
  const init = { bubbles: true, cancelable: true }
  dom.dispatchEvent(
    event.type === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: copy })
      : new DragEvent('drop', { ...init, dataTransfer: copy, clientX, clientY }),
  )
}

type Found = { positioned: PositionedPicture[]; leftOut: number }

function cleanPaste(schema: Schema, report: PasteReport): Plugin {
  let read: ReadClipboard | null = null
  let found: Found | null = null

  function readFrom(view: EditorView, event: ArrivedEvent, data: DataTransfer | null): boolean {
    read = null
    if (!view.editable || !data || view.dragging) return false
    const html = data.getData('text/html')
    const isTooMuch = isTooMuchToPaste(html) || isTooMuchText(data.getData('text/plain'))
    if (html && !isTooMuch && !reader) {
      event.preventDefault()
      void repeatWithReader(view, event, data)
      return true
    }
    if (html && !isTooMuch && reader) read = reader.readClipboard(html)
    if (!isTooMuch && !(read && isTooMuchRead(read.blocks))) return false
    read = null
    event.preventDefault()
    report.tooMuch()
    return true
  }

  /** A selection is not replaced if there is nothing to paste. */
  function isNothing({ size }: Slice): boolean {
    if (!read || size > 0) return false
    report.pictures([], read.leftOut)
    read = null
    return true
  }

  return new Plugin({
    props: {
      handleDOMEvents: {
        focus: () => void loadReader(),
        dragenter: () => void loadReader(),
        paste: (view, event) => readFrom(view, event, event.clipboardData),
        drop: (view, event) => readFrom(view, event, event.dataTransfer),
      },
      transformPastedHTML: (html) => (read ? '' : html),
      handlePaste: (_view, _event, slice) => isNothing(slice),
      handleDrop: (_view, _event, slice) => isNothing(slice),
      clipboardParser: new ReadClipboardParser(schema, () => read),
      clipboardTextParser(text, $context, isPlain) {
        read = null
        return textSlice(text, { schema, marks: $context.marks(), isPlain })
      },
    },
    appendTransaction(transactions, _before, state) {
      const arrived = transactions.find((one) => /^(?:paste|drop)$/.test(one.getMeta('uiEvent')))
      if (!arrived || !read) return null
      const { pictures, leftOut } = read
      read = null
      const { transaction, positions } = withoutMarks(arrived, state)
      const positioned = pictures.map((file, index) => ({
        file,
        position: positions[index] ?? state.selection.to,
      }))
      found = { positioned, leftOut }
      return transaction
    },
    view: () => ({
      update() {
        if (!found) return
        const { positioned, leftOut } = found
        found = null
        // The editor has to announce the change first, after which these places are valid.
        queueMicrotask(() => report.pictures(positioned, leftOut))
      },
    }),
  })
}

/** The editor parses strings; what was read already is given to it as it is. */
class ReadClipboardParser extends SchemaParser {
  readonly #read: () => ReadClipboard | null

  constructor(schema: Schema, read: () => ReadClipboard | null) {
    super(schema, SchemaParser.fromSchema(schema).rules)
    this.#read = read
  }

  override parseSlice(dom: Node, options?: Parameters<SchemaParser['parseSlice']>[1]): Slice {
    const blocks = this.#read()?.blocks
    return super.parseSlice(blocks ?? dom, options)
  }
}

function withoutMarks(arrived: Transaction, state: EditorState) {
  const transaction = state.tr
  const marks: number[] = []
  for (const map of arrived.mapping.maps)
    map.forEach((_start, _end, from, to) =>
      state.doc.nodesBetween(from, to, (node, start) => {
        const parts = node.text?.split(pictureMark).slice(0, -1) ?? []
        parts.reduce((offset, { length }) => {
          marks.push(start + offset + length)
          return offset + length + 1
        }, 0)
      }),
    )
  const positions = marks.map((mark) => {
    const position = transaction.mapping.map(mark)
    transaction.delete(position, position + 1)
    const at = transaction.doc.resolve(position)
    // The figure will stand after the list or the table, in which it leaves no blank line.
    const isLeftBlank = at.depth > 1 && at.index(-1) > 0 && at.parent.content.size === 0
    if (!isLeftBlank) return position
    transaction.delete(at.before(), at.after())
    return at.before()
  })
  return { transaction: positions.length > 0 ? transaction : null, positions }
}

type TextSettings = { schema: Schema; marks: readonly Mark[]; isPlain: boolean }
type Mark = ReturnType<Schema['mark']>

function textSlice(text: string, { schema, marks, isPlain }: TextSettings): Slice {
  const lines = withoutInvisible(text).split(/[\r\n]+/)
  const isLiteral = isPlain || !hasFewMarks(text)
  const paragraphs = lines.map((line) => {
    const words = withOrdinarySpaces(line)
    const runs = isLiteral ? [{ text: words, marks: [] }] : emphasised(words)
    const inline = runs
      .filter((run) => run.text !== '')
      .map((run) => {
        const own = run.marks.map((mark) => schema.mark(mark))
        return schema.text(
          run.text,
          own.reduce((set, mark) => mark.addToSet(set), marks),
        )
      })
    return schema.node('paragraph', null, inline)
  })
  return new Slice(Fragment.from(paragraphs), 0, 0)
}

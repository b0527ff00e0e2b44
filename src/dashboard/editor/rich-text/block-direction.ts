import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Selection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import {
  type Direction,
  directionOfText,
  directionsOf,
} from '../../../domain/rich-text/text-direction.ts'

export const directionChoices = ['auto', 'ltr', 'rtl'] as const
export type DirectionChoice = (typeof directionChoices)[number]

const lines = ['paragraph', 'heading']
const frames = ['listItem', 'tableCell', 'tableHeader']
const directed = [...lines, ...frames, 'bulletList', 'orderedList', 'blockquote']

/** A block has the direction that is chosen for it, else that of its text, which is only shown: it changes with the text. */
export const BlockDirection = Extension.create<{ language: Direction }>({
  name: 'blockDirection',

  addGlobalAttributes() {
    const dir = { default: null, parseHTML: (element: HTMLElement) => chosenFor(element) }
    return [{ types: directed, attributes: { dir } }]
  },

  addProseMirrorPlugins() {
    const shownIn = (doc: Node) =>
      DecorationSet.create(doc, shownDirections(doc, this.options.language))
    return [
      new Plugin<DecorationSet>({
        state: {
          init: (_config, { doc }) => shownIn(doc),
          apply: (change, shown) => (change.docChanged ? shownIn(change.doc) : shown),
        },
        props: {
          decorations(state) {
            return this.getState(state)
          },
        },
      }),
    ]
  },
})

function chosenFor(element: HTMLElement): Direction | null {
  const value = element.getAttribute('dir')
  return value === 'ltr' || value === 'rtl' ? value : null
}

function shownDirections(doc: Node, language: Direction): Decoration[] {
  const shown: Decoration[] = []
  function show(parent: Node, start: number, around: Parameters<typeof directionsOf>[2]): void {
    parent.forEach((node, offset) => {
      if (node.isInline) return
      const at = start + offset
      const chosen = (node.attrs.dir as Direction | null) ?? undefined
      const isDirected = directed.includes(node.type.name) || node.type.name === 'figure'
      const text = isDirected ? directionOfText(node.textContent) : undefined
      const { within } = directionsOf(chosen, text, around)
      if (!chosen && within.direction !== around.direction)
        shown.push(Decoration.node(at, at + node.nodeSize, { dir: within.direction }))
      show(node, at + 1, within)
    })
  }
  show(doc, 0, { direction: language, isChosen: false })
  return shown
}

export function chosenDirection({ state }: Editor): DirectionChoice {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const { dir } = $from.node(depth).attrs as { dir?: Direction | null }
    if (dir) return dir
  }
  return 'auto'
}

/** Each selected paragraph turns; items of lists and cells of tables turn as a whole. */
export function chooseDirection(editor: Editor, choice: DirectionChoice): void {
  const dir = choice === 'auto' ? null : choice
  const turn = editor.chain().focus()
  turn
    .command(({ tr }) => {
      for (const { node, at, isTurned } of selectedBlocks(tr.doc, tr.selection)) {
        const isInFrame = lines.includes(node.type.name) && !isTurned
        if (isTurned) tr.setNodeAttribute(at, 'dir', dir)
        else if (isInFrame || dir === null) tr.setNodeAttribute(at, 'dir', null)
      }
      return true
    })
    .run()
}

function selectedBlocks(doc: Node, { ranges }: Selection) {
  const blocks: { node: Node; at: number; isTurned: boolean }[] = []
  for (const { $from, $to } of ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, at, parent) => {
      if (!directed.includes(node.type.name)) return
      const isLine = lines.includes(node.type.name)
      const isFrame = frames.includes(node.type.name)
      const isReached = $from.pos <= at + 1 + (node.firstChild?.nodeSize ?? 0)
      const isInFrame = isLine && frames.includes(parent?.type.name ?? '')
      blocks.push({ node, at, isTurned: (isFrame && isReached) || (isLine && !isInFrame) })
    })
  }
  return blocks
}

import { Node, type NodeViewRenderer } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { pictureWidths } from '../../../domain/media/media.ts'

const address = /^\/media\/[\da-f]{32}\/\d{1,4}\.webp$/

type Attributes = { source: string; size: string }

export const TopLevel = Node.create({
  name: 'doc',
  topNode: true,
  content: '(block | figure)+',
})

export const Figure = Node.create<{ picture: string; caption: string }>({
  name: 'figure',
  group: 'figure',
  content: 'inline*',
  isolating: true,

  addAttributes() {
    return {
      source: { default: null, rendered: false },
      size: { default: 'text', rendered: false },
    }
  },

  parseHTML() {
    return [{ tag: 'figure', getAttrs: attributesOf, contentElement: captionOf }]
  },

  renderHTML({ node, HTMLAttributes }) {
    const { source, size } = node.attrs as Attributes
    const figure = ['figure', { ...HTMLAttributes, class: size }] as const
    return [...figure, ['img', { src: source, alt: '' }], ['figcaption', 0]]
  },

  addNodeView() {
    return figureView(this.options)
  },

  addKeyboardShortcuts() {
    return {
      /** The picture is selected first, and removed by a second press. */
      Backspace: ({ editor }) => {
        const { empty, $from } = editor.state.selection
        if (!empty || $from.parent.type !== this.type || $from.parentOffset > 0) return false
        return editor.commands.setNodeSelection($from.before())
      },
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type !== this.type) return false
        const after = $from.after()
        const paragraph = editor.chain().insertContentAt(after, { type: 'paragraph' })
        return paragraph.setTextSelection(after + 1).run()
      },
    }
  },

  addProseMirrorPlugins() {
    return [new Plugin({ props: { handleClickOn: selectClicked } })]
  },
})

function attributesOf(figure: HTMLElement): Attributes | false {
  const source = figure.querySelector('img')?.getAttribute('src') ?? ''
  const size = pictureWidths.find((width) => figure.classList.contains(width))
  return size && address.test(source) ? { source, size } : false
}

function captionOf(figure: Element): HTMLElement {
  return figure.querySelector('figcaption') ?? document.createElement('figcaption')
}

type ClickOn = NonNullable<NonNullable<Plugin['props']>['handleClickOn']>

const selectClicked: ClickOn = (view, _at, node, position, { target }) => {
  if (node.type.name !== 'figure' || !(target instanceof HTMLImageElement)) return false
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)))
  return true
}

type ShownNode = Parameters<NodeViewRenderer>[0]['node']

function figureView({ picture, caption }: { picture: string; caption: string }) {
  return ({ node }: { node: ShownNode }) => {
    const dom = document.createElement('figure')
    const image = document.createElement('img')
    const contentDOM = document.createElement('figcaption')
    image.alt = picture
    image.draggable = false
    contentDOM.dataset.placeholder = caption
    dom.append(image, contentDOM)
    show(node)
    return {
      dom,
      contentDOM,
      update(next: ShownNode) {
        if (next.type !== node.type) return false
        show(next)
        return true
      },
      /** Changes made by the view itself are no edit. */
      ignoreMutation: ({ target, type }: { target: globalThis.Node; type: string }) =>
        type !== 'selection' && !contentDOM.contains(target),
    }

    function show({ attrs, childCount }: ShownNode) {
      dom.className = String(attrs.size)
      if (image.getAttribute('src') !== attrs.source) image.src = String(attrs.source)
      contentDOM.toggleAttribute('data-blank', childCount === 0)
    }
  }
}

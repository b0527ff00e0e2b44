import type { NodeViewRenderer } from '@tiptap/core'

type ShownNode = Parameters<NodeViewRenderer>[0]['node']

export function figureView({ picture, caption }: { picture: string; caption: string }) {
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

import { translation } from './site/when-visitor-interacts.ts'

/**
 * A browser's translation puts a `font` in the place of each text. React does not know: it removes, changes and inserts
 * beside texts that are no longer there. Whatever stands in for a text is found by it from here on (decision 059).
 * Returns whether the page has been translated so far.
 */
export function keepTexts(): () => boolean {
  let isTranslated = false
  const noteTranslation = () => {
    if (!isTranslated) dispatchEvent(new Event(translation))
    isTranslated = true
  }
  if (document.querySelector('font')) noteTranslation()
  const fonts = new WeakMap<Node, ChildNode>()
  const { insertBefore, removeChild } = Node.prototype

  function childOf(parent: Node, node: Node | null): Node | null {
    return [node, node && fonts.get(node)].find((known) => known?.parentNode === parent) ?? null
  }
  Node.prototype.insertBefore = function <Added extends Node>(node: Added, next: Node | null) {
    return insertBefore.call(this, node, childOf(this, next)) as Added
  }
  Node.prototype.removeChild = function <Removed extends Node>(node: Removed) {
    const child = childOf(this, node)
    if (child) removeChild.call(this, child)
    return node
  }

  const observer = new MutationObserver((changes) => {
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of changes) {
      // React changed it where it no longer is.
      if (type === 'characterData') fonts.get(target)?.replaceWith(target)
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT' && !fonts.has(node),
      ) as ChildNode | undefined
      for (const text of font ? removedNodes : []) {
        if (!font || text.nodeName !== '#text') continue
        noteTranslation()
        fonts.set(text, font).set(font, font)
        observer.observe(text, { characterData: true })
      }
      for (const text of addedNodes) {
        const replaced = text.nodeName === '#text' && fonts.get(text)
        if (replaced && !replaced.contains(text)) replaced.remove()
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => isTranslated
}

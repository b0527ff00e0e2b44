import { translation } from './site/when-visitor-interacts.ts'

/**
 * A browser's translation puts a `font` in the place of each text, and a text in its place when it is taken back. React
 * does not know: it removes, changes and inserts beside texts that are no longer there. Whatever stands in for a text is
 * found by it from here on (decision 059). Returns whether the page has been translated so far.
 */
export function keepTexts(): () => boolean {
  let isTranslated = false
  const noteTranslation = () => {
    if (!isTranslated) dispatchEvent(new Event(translation))
    isTranslated = true
  }
  if (document.querySelector('font')) noteTranslation()
  const successors = new WeakMap<Node, ChildNode>()
  const standIns = new WeakSet<Node>()
  const { insertBefore, removeChild } = Node.prototype

  function standInOf(node: Node | null): ChildNode | undefined {
    const next = node && successors.get(node)
    return next ? (standInOf(next) ?? next) : undefined
  }
  function childOf(parent: Node, node: Node | null): Node | null {
    return [node, standInOf(node)].find((known) => known?.parentNode === parent) ?? null
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
      // React has changed a text where it no longer is.
      if (type === 'characterData') standInOf(target)?.replaceWith(target)
      const added = [...addedNodes]
      for (const text of added) {
        const standIn = isText(text) && standInOf(text)
        if (!standIn || standIn.contains(text)) continue
        successors.delete(text)
        standIn.remove()
      }
      const font = [...added, previousSibling, nextSibling].find(isNew)
      for (const text of removedNodes) {
        const next = font ?? (standIns.has(text) && added.find(isText))
        if (!next || !(isText(text) || standIns.has(text))) continue
        noteTranslation()
        standIns.add(next)
        successors.set(text, next as ChildNode)
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => isTranslated

  function isNew(node: Node | null): boolean {
    return node?.nodeName === 'FONT' && !standIns.has(node)
  }
}

function isText(node: Node): boolean {
  return node.nodeName === '#text'
}

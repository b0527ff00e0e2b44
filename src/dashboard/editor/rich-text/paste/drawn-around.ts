const sum = /[+±−-]/

/** The browser draws these signs of quotes, fractions and roots, which nobody has written. */
export function drawnAround(element: Element): [string, string] {
  const { localName, parentElement, previousElementSibling } = element
  if (localName === 'q')
    return /\p{Script=Arabic}/u.test(element.textContent ?? '') ? ['«', '»'] : ['“', '”']
  if (localName === 'msqrt') return ['√(', ')']
  if (parentElement?.localName !== 'mfrac') return ['', '']
  const [open, close] = sum.test(element.textContent ?? '') ? ['(', ')'] : ['', '']
  return [previousElementSibling ? `/${open}` : open, close]
}

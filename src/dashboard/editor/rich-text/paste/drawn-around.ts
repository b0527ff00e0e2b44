const sum = /[+±−-]/

/** Signs that the browser draws and nobody has written: of quotes, fractions and roots. */
export function drawnAround(element: Element): [string, string] {
  const { localName, parentElement, previousElementSibling } = element
  if (localName === 'q')
    return /\p{Script=Arabic}/u.test(element.textContent ?? '') ? ['«', '»'] : ['“', '”']
  if (localName === 'msqrt') return ['√(', ')']
  if (parentElement?.localName !== 'mfrac') return ['', '']
  const [open, close] = sum.test(element.textContent ?? '') ? ['(', ')'] : ['', '']
  return [previousElementSibling ? `/${open}` : open, close]
}

export const pricePattern = /^(?:\d{1,9}(?:\.\d{1,2})?)?$/
export const longestPrice = 20

const wholes = new Intl.NumberFormat('en-US')

/** `1,250` or `1,250.50` of what is kept; the label of the currency follows it. */
export function formattedPrice(price: string): string {
  const [whole = '', ...cents] = price.split('.')
  return [wholes.format(Number(whole)), ...cents].join('.')
}

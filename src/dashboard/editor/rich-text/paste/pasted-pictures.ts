import { pictureLimits } from '../../../../domain/media/media.ts'
import { mostFiles } from '../../media-chooser/upload-queue.ts'

const dataPicture = /^data:image\/(png|jpeg|jpg|webp|gif|avif)(?:;[^,;]*)*;base64,/i
const emoji =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]{1,12}$/u
const ofLibrary = /^\/media\/[\da-f]{32}\/\d{1,4}\.webp$/

type FoundPicture =
  | { kind: 'file'; file: File }
  | { kind: 'library'; source: string }
  | { kind: 'emoji'; text: string }
  | { kind: 'none' | 'elsewhere' }

/** Pictures that only count visits are left out. */
export function foundPicture(image: Element, filesBefore: number): FoundPicture {
  if (image.getAttribute('aria-roledescription') === 'checkbox') return { kind: 'none' }
  const text = image.getAttribute('alt')?.trim() ?? ''
  if (emoji.test(text)) return { kind: 'emoji', text }
  const source = image.getAttribute('src')?.trim() ?? ''
  const own = libraryAddress(source)
  if (own) return { kind: 'library', source: own }
  const type = dataPicture.exec(source)
  if (type && filesBefore < mostFiles) {
    const file = fileOf(source.slice(type[0].length), type[1]?.toLowerCase() ?? '', text)
    return file ? { kind: 'file', file } : { kind: 'elsewhere' }
  }
  const isCounter = ['width', 'height'].some((side) =>
    /^[01]$/.test(image.getAttribute(side) ?? ''),
  )
  return { kind: source === '' || isCounter ? 'none' : 'elsewhere' }
}

/** Browsers copy addresses of a site whole. */
function libraryAddress(source: string): string | null {
  const address = source.startsWith(location.origin) ? source.slice(location.origin.length) : source
  return ofLibrary.test(address) ? address : null
}

function fileOf(base64: string, type: string, name: string): File | null {
  if (base64.length > (pictureLimits.bytes * 4) / 3 + 100) return null
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const ending = type === 'jpg' ? 'jpeg' : type
    const title = name.replace(/[/\\]+/g, ' ').slice(0, 80) || 'picture'
    return new File([bytes], `${title}.${ending}`, { type: `image/${ending}` })
  } catch {
    return null
  }
}

const pictureEnding = /\.(jpe?g|png|gif|webp|avif)$/i

export function isPictureFile(address: string): boolean {
  return pictureEnding.test(address.replace(/[?#].*$/, ''))
}

export function isPdfFile(address: string): boolean {
  return /\.pdf$/i.test(address.replace(/[?#].*$/s, ''))
}

const sizeSuffix = /-(\d+)x(\d+)$/
const suffix = /-(\d+x\d+|scaled|rotated|e\d{10,13})$/

type Name = { folder: string; stem: string; ending: string }
type File = Name & { path: string }

/** `paths` are those beneath the folder of uploads: `2014/03/field-300x200.jpg`. */
export function pictureFiles(paths: string[]) {
  const families = new Map<string, File[]>()
  for (const path of paths.filter(isPictureFile)) {
    const file = { path, ...nameOf(path) }
    for (const stem of stemsOf(file.stem)) addTo(families, familyOf({ ...file, stem }), file)
  }

  return {
    /**
     * Files of a picture, from the largest: in its own folder, else in the only one that has it. `wanted` may
     * name any of its sizes.
     */
    candidates(wanted: string): string[] {
      const name = nameOf(wanted)
      const found = stemsInTurn(name, (stem) => families.has(familyOf({ ...name, stem })))
      const groups = found.map((stem) => {
        const family = families.get(familyOf({ ...name, stem })) ?? []
        return inOneFolder(family, name.folder).toSorted(
          (one, other) => sizeIn(other, stem) - sizeIn(one, stem),
        )
      })
      return [...new Set(groups.flat().map(({ path }) => path))]
    },
  }
}

/** An address that names no uploads has to be of the old site itself. */
export function uploadPath(address: string, site: string): string | undefined {
  const url = URL.parse(address.replace(/^\/\//, 'https://'), `https://${site}/`)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const path = decodedPath(url.pathname)
  const [, uploaded] = /\/uploads\/(.+)$/.exec(path) ?? []
  return uploaded ?? (url.host === URL.parse(`https://${site}`)?.host ? path.slice(1) : undefined)
}

export function stemPaths(path: string): string[] {
  const { folder, stem, ending } = nameOf(path)
  return stemsOf(stem).map((one) => `${folder}/${one}.${ending}`)
}

function nameOf(path: string): Name {
  const plain = path.normalize('NFC').toLowerCase()
  const [, before = '', file = ''] = /^(.*?)([^/]*)$/.exec(plain) ?? []
  const [, stem = file, ending = ''] = /^(.*)\.(\w+)$/.exec(file) ?? []
  return { folder: before.replace(/\/$/, ''), stem, ending: ending.replace('jpeg', 'jpg') }
}

function stemsOf(stem: string): string[] {
  const shorter = stem.replace(suffix, '')
  return shorter === stem || shorter === '' ? [stem] : [stem, ...stemsOf(shorter)]
}

/** A name that ends with a size is that of a smaller form, unless there is none larger. */
function stemsInTurn({ stem }: Name, isKnown: (stem: string) => boolean): string[] {
  const [own = stem, ...shorter] = stemsOf(stem)
  const isSize = sizeSuffix.test(own)
  const [first = own, ...others] = shorter
  return (isSize ? [first, own, ...others] : [own, ...shorter]).filter(isKnown)
}

function familyOf({ stem, ending }: Name): string {
  return `${stem}.${ending}`
}

function addTo(families: Map<string, File[]>, name: string, file: File): void {
  const family = families.get(name)
  if (family) family.push(file)
  else families.set(name, [file])
}

function inOneFolder(files: File[], folder: string): File[] {
  const own = files.filter((file) => file.folder === folder)
  if (own.length > 0) return own
  return new Set(files.map((file) => file.folder)).size === 1 ? files : []
}

/** The original, then what WordPress made smaller for the screen, then its sizes. */
function sizeIn({ stem }: File, original: string): number {
  if (stem === original) return Infinity
  const [, width, height] = sizeSuffix.exec(stem) ?? []
  return width ? Number(width) * Number(height) : Number.MAX_SAFE_INTEGER
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

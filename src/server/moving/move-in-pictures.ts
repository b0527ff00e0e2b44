import { createHash } from 'node:crypto'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { firstCharacters, plainText } from '../../domain/articles/excerpt.ts'
import {
  galleryLimits,
  type ItemTitles,
  type NewGalleryItem,
} from '../../domain/gallery/gallery.ts'
import { youtubeAddress, youtubeId } from '../../domain/gallery/youtube.ts'
import { libraryLimits } from '../../domain/media/library-picture.ts'
import { changedCover, type Cover, type Picture } from '../../domain/media/media.ts'
import { leftOut } from '../../domain/moving/analyse-export.ts'
import {
  type Attachment,
  attachmentsOf,
  type Words,
  wordsIn,
} from '../../domain/moving/attachments.ts'
import { listed } from '../../domain/moving/moved-item.ts'
import type { MovedText, ShownPicture } from '../../domain/moving/found-in-text.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import type { MovedPicture } from '../../storage/moving/describe-pictures.ts'
import type { ContentSource } from '../../storage/moving/content-source.ts'
import type { PictureFolder } from '../../storage/moving/picture-folder.ts'
import { hostOf } from '../../domain/moving/old-site.ts'
import type { LinkedFiles } from './linked-files.ts'
import type { FetchedPictures } from './fetch-pictures.ts'
import type { RememberedPictures } from './remembered-pictures.ts'

type Video = Extract<NewGalleryItem, { type: 'youtube' }> & { at: number }
type GalleryPicture = { picture: Picture; titles: ItemTitles; label: string }

export type PicturesOfText = {
  pictureOf: (shown: ShownPicture) => Picture | undefined
  cover: Cover | null
  gallery: GalleryPicture[]
  videos: Video[]
  described: MovedPicture[]
  attachments: { id: string; isFound: boolean }[]
  blocks?: Map<string, Picture>
  notes: string[]
}

type Asking = { item: ExportedItem; moved: MovedText | undefined; language: LanguageCode }
type Shown = Pick<ShownPicture, 'attachment' | 'address'> & Partial<ShownPicture>
type Use = {
  shown: Shown
  attachment: Attachment | undefined
  picture: Picture | undefined
  words: ReturnType<ContentSource['pictureWords']>
  label: string
}

export type MovedPictures = ReturnType<typeof movedPictures>

export function movedPictures(
  { analysis, picturePaths, pictureWords }: Omit<ContentSource, 'read' | 'textOf' | 'close'>,
  folder: PictureFolder | undefined,
  living: FetchedPictures | undefined,
  remembered: RememberedPictures | undefined,
) {
  const { source, languages: site } = analysis
  const attachments = attachmentsOf(analysis.attachments, source)
  const fates = new Map<string, 'taken in' | 'unchanged' | 'missing'>()
  const found = new Map<string, Picture>()
  const shownAs = new Map<string | undefined, Picture>()
  const reasons = new Map<Attachment | undefined, string>()
  const smaller = new Map<Attachment | undefined, Picture>()
  const base = analysis.rows.find(({ address }) => hostOf(address))?.address

  async function find(shown: Shown, item: Pick<ExportedItem, 'id'>): Promise<Use> {
    const paths = shown.address === '' ? [] : picturePaths(shown.address, item)
    const attachment =
      attachments.find(shown.attachment) ?? (paths[0] ? attachments.at(paths[0]) : undefined)
    const label = shown.address || attachment?.file || `number ${shown.attachment}`
    const wanted = [attachment && attachments.pathOf(attachment), ...paths].filter(
      (path) => path !== undefined,
    )
    for (const path of wanted) {
      const picture = await folder?.find(path)
      if (!picture) continue
      const [address] = namesOf(shown, attachment, wanted)
      if (address !== undefined) await remembered?.note(address, picture)
      return use(picture, path)
    }
    const picture =
      (await fetched(shown, attachment)) ??
      remembered?.find(namesOf(shown, attachment, wanted)) ??
      smaller.get(attachment)
    if (attachment && picture) smaller.set(attachment, picture)
    if (picture) return use(picture, wanted[0] ?? '')
    return { shown, attachment, picture: undefined, words: undefined, label }

    function use(picture: Picture, path: string): Use {
      for (const name of [shown.address, path]) if (name !== '') found.set(name, picture)
      shownAs.set(attachment?.id, picture)
      const words = attachment ? attachments.wordsOf(attachment) : pictureWords(path)
      return { shown, attachment, picture, words, label }
    }
  }

  function addressesOf({ address }: Shown, attachment: Attachment | undefined): string[] {
    const own = address === '' ? undefined : URL.parse(address, base)?.href
    return [attachment?.url ?? '', own ?? ''].filter((one) => one !== '')
  }

  const namesOf = (shown: Shown, attachment: Attachment | undefined, wanted: string[]) => [
    ...addressesOf(shown, attachment),
    ...wanted,
  ]

  async function fetched(
    shown: Shown,
    attachment: Attachment | undefined,
  ): Promise<Picture | undefined> {
    const addresses = addressesOf(shown, attachment)
    const result = await living?.find(addresses)
    if (typeof result !== 'string') return result
    reasons.set(attachment, whyNot[result])
    return result === 'later' ? standIn(addresses.join(' ')) : undefined
  }

  async function findAll(all: Shown[], item: Pick<ExportedItem, 'id'>): Promise<Use[]> {
    const uses: Use[] = []
    for (const shown of all) uses.push(await find(shown, item))
    return uses
  }

  function describedBy({ shown, words: known, picture }: Use, language: LanguageCode) {
    const alt = { ...wordsIn(shown.alt ?? '', language, site), ...known?.alt }
    return picture
      ? [
          {
            id: picture.id,
            alt: shortened(alt, 'alt'),
            caption: shortened(known?.caption, 'caption'),
            shared: known?.shared ?? {},
          },
        ]
      : []
  }

  return {
    isGiven: folder !== undefined || living !== undefined || remembered?.isEmpty === false,
    found,

    async ofText({ item, moved, language }: Asking): Promise<PicturesOfText> {
      const uses = await findAll(moved?.pictures ?? [], item)
      const attached = moved?.showsAttached ? attachments.of(item.id) : []
      const inGallery = [
        ...uses.filter(({ shown }) => shown.isInGallery),
        ...(await findAll(
          attached.map(({ id }) => ({ attachment: id, address: '' })),
          item,
        )),
        ...(await findAll(
          galleryOf(item).filter((shown) => !isVideo(shown)),
          item,
        )),
      ]
      const [cover] = await findAll(coverOf(item), item)
      const all = new Set([...uses, ...inGallery, ...(cover ? [cover] : [])])
      const found = new Map(uses.map(({ shown, picture }) => [shown, picture]))
      const missing = [...all].filter((use) => !use.picture && use !== cover)
      return {
        pictureOf: (shown) => found.get(shown),
        cover: changedCover(null, cover?.picture ?? null, item.focus ?? null),
        videos: [
          ...galleryOf(item).flatMap((shown, at) =>
            isVideo(shown) ? [videoOf(shown, at, language)] : [],
          ),
          ...(moved?.videos ?? []).map((youtubeId): Video => ({
            at: Infinity,
            type: 'youtube',
            youtubeId,
            titles: {},
          })),
        ],
        gallery: inGallery.flatMap(({ shown, picture, label }) =>
          picture ? [{ picture, label, titles: titlesOf(shown, language) }] : [],
        ),
        described: [...all].flatMap((use) => describedBy(use, language)),
        attachments: [...all].flatMap(({ attachment, picture }) =>
          attachment ? [{ id: attachment.id, isFound: picture !== undefined }] : [],
        ),
        notes: [
          listed(
            'Pictures are left out',
            missing.map(({ label }) => label),
          ),
          cover && !cover.picture ? 'Its cover is left out.' : '',
        ].filter(Boolean),
      }
    },

    async at(addresses: string[], item: Pick<ExportedItem, 'id'>, language: LanguageCode) {
      const uses = await findAll(
        addresses.map((address) => ({ attachment: '', address })),
        item,
      )
      const described = uses.flatMap((use) => describedBy(use, language))
      return { pictures: uses.map(({ picture }) => picture), described }
    },

    attachments: () =>
      attachments.all.map(({ id, address, parent, url, ...own }) => {
        const file = attachments.pathOf(own) ?? ''
        return { id, address, parent, url, picture: shownAs.get(id) ?? found.get(file) }
      }),

    /** The line of a picture tells the best that became of it in any text. */
    note(pictures: PicturesOfText[], isNew: boolean): void {
      for (const { id, isFound } of pictures.flatMap((one) => one.attachments)) {
        const before = fates.get(id)
        if (!isFound) fates.set(id, before ?? 'missing')
        else if (isNew) fates.set(id, 'taken in')
        else if (before !== 'taken in') fates.set(id, 'unchanged')
      }
    },

    lines: (lineOfFile: LinkedFiles['lineOf']): ReportLine[] =>
      attachments.all.map((attachment) => {
        const { id, n, title, address } = attachment
        const line = { n, kind: 'attachment', title, address, languages: [] }
        const fate = fates.get(id)
        if (attachments.pathOf(attachment) === undefined) {
          return lineOfFile(attachment, line)
        }
        const isHere = fate === 'taken in' || fate === 'unchanged'
        if (!folder && !living && !isHere) {
          return leftOut(line, 'Pictures are taken in with --pictures FOLDER.')
        }
        if (fate === undefined) return leftOut(line, 'No text that is taken in shows it.')
        if (fate === 'missing') {
          return leftOut(line, reasons.get(attachment) ?? notInFolder)
        }
        const here = '/dashboard/media'
        const isLater = reasons.get(attachment) === whyNot.later
        const later = isLater ? [whyNot.later] : []
        return { ...line, language: '', outcome: fate, reasons: later, here }
      }),
  }
}

const notInFolder =
  'The folder does not have it, or not as a picture of at most 10 MB and 40 megapixels.'
const notThere =
  'The old site does not have it, or not as a picture of at most 10 MB and 40 megapixels.'
const whyNot = {
  later: 'It is fetched from the old site once the run is started.',
  host: 'The old site did not answer when it was asked for it.',
  address: notThere,
  missing: notThere,
  redirects: notThere,
  size: notThere,
  unfit: notThere,
}

function standIn(address: string): Picture {
  const id = createHash('sha256').update(address).digest('hex').slice(0, 32)
  return { id, width: 1, height: 1, blur: '' }
}

function coverOf({ meta, cover = '', coverAlt: alt = '' }: ExportedItem): Shown[] {
  const attachment = meta.get('_thumbnail_id') ?? ''
  return attachment === '' && cover === '' ? [] : [{ attachment, address: cover, alt }]
}

function galleryOf({ gallery = [] }: ExportedItem): Shown[] {
  return gallery.map(({ address, title }) => ({ attachment: '', address, caption: title }))
}

function isVideo({ address }: Shown): boolean {
  return youtubeId(address) !== ''
}

function videoOf(shown: Shown, at: number, language: LanguageCode): Video {
  const titles = titlesOf(shown, language)
  return { at, type: 'youtube', youtubeId: youtubeId(shown.address), titles }
}

export function withVideos(items: NewGalleryItem[], videos: Video[]): NewGalleryItem[] {
  return videos.reduce((all, { at, ...video }) => all.toSpliced(at, 0, video), items)
}

type Most = { pictures: number; videos: number; together: number }

export function joinedPictures(halves: PicturesOfText[], most: Most) {
  const [cover, ...others] = halves.flatMap((half) => half.cover ?? [])
  const covers = others.filter(({ id }) => id !== cover?.id)
  const items = new Map<string, GalleryPicture>()
  const unshown = covers.map((picture) => ({ picture, label: '', titles: {} }))
  for (const item of [...halves.flatMap((half) => half.gallery), ...unshown]) {
    const titles = { ...item.titles, ...items.get(item.picture.id)?.titles }
    items.set(item.picture.id, { ...item, titles })
  }
  const gallery = [...items.values()]
  const videos = Map.groupBy(
    halves.flatMap((half) => half.videos),
    (video) => video.youtubeId,
  )
  const shown = gallery.slice(0, most.pictures)
  const all = [...videos.values()].flatMap(([first, ...same]) =>
    first
      ? [
          {
            ...first,
            titles: Object.assign({}, ...same.map(({ titles }) => titles), first.titles),
          },
        ]
      : [],
  )
  const room = Math.min(most.videos, most.together - shown.length)
  return {
    cover: cover ?? null,
    gallery: shown,
    videos: all.slice(0, room),
    described: halves.flatMap(({ described }) => described),
    notes: [
      covers.length > 0 ? 'A language had another cover, which is in the gallery now.' : '',
      listed(
        'A gallery has no room for these pictures',
        gallery.slice(most.pictures).map(({ label }) => label),
      ),
      listed(
        'A gallery has no room for these videos',
        all.slice(room).map(({ youtubeId: id }) => youtubeAddress(id)),
      ),
    ],
  }
}

export function asItem({ picture, titles }: PicturesOfText['gallery'][number]) {
  return { type: 'image' as const, picture, titles }
}

function titlesOf({ caption = '' }: Shown, language: LanguageCode): ItemTitles {
  const title = firstCharacters(plainText(caption), galleryLimits.title)
  return title === '' ? {} : { [language]: title }
}

function shortened(words: Words = {}, name: 'alt' | 'caption'): Words {
  const short = Object.entries(words).map(([language, text]) => [
    language,
    firstCharacters(text, libraryLimits[name]),
  ])
  return Object.fromEntries(short)
}

import { useContext } from 'react'
import type { GalleryItemResponse } from '../../../contract/gallery.ts'
import type { ContactItem } from '../../../domain/contact/contact.ts'
import { plainText } from '../../../domain/articles/excerpt.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import type { Focus } from '../../../domain/media/media.ts'
import type { Coordinates } from '../../../domain/contact/coordinates.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { isRichText } from '../../../domain/rich-text/rich-text.ts'
import { FiguresView } from './figures-view.tsx'
import { markedWords } from './marked-words.ts'
import { MarkedText } from './marked-text.tsx'
import { OwnFieldsContext } from './own-fields.ts'
import styles from './history.module.css'

type ValueViewProps = {
  name: string
  value: unknown
  before?: unknown
}

export function ValueView({ name, value, before }: ValueViewProps) {
  const { field, language } = fieldAndLanguage(name)
  const words = useWords(markedWords)
  const own = useContext(OwnFieldsContext).view(field, value)
  if (own) return <p>{own}</p>
  if (language !== null && typeof value === 'string' && typeof before === 'string') {
    return <MarkedText {...{ field, language, before }} after={value} />
  }
  if (isNothing(value)) return <p className={styles.nothing}>{words.nothing}</p>
  if (typeof value === 'boolean') return <p>{value ? words.yes : words.no}</p>
  if (typeof value === 'string') return <TextOrPicture {...{ field, language, value }} />
  if (field === 'gallery') return <Pictures items={value as GalleryItemResponse[]} />
  if (/(^|_)focus$/.test(field)) return <Point point={value as Focus} />
  if (field === 'map_coordinates') return <MapPoint point={value as Coordinates} />
  return <Contacts items={value} />
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || isEmptyList(value)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

type StringView = { field: string; language: LanguageCode | null; value: string }

function TextOrPicture({ field, language, value }: StringView) {
  if (value.startsWith('/media/')) return <img className={styles.picture} src={value} alt="" />
  const text = isRichText(field) ? plainText(value) : value
  if (language === null) return <bdi>{text}</bdi>
  return (
    <>
      <p className={styles.text} lang={language} dir={directionOf(language)}>
        {text}
      </p>
      {isRichText(field) && <FiguresView html={value} />}
    </>
  )
}

function Pictures({ items }: { items: GalleryItemResponse[] }) {
  return (
    <ul className={styles.pictures}>
      {items.map(({ id, picture, url }) => (
        <li key={id}>
          {picture ? (
            <img className={styles.picture} src={url} alt="" />
          ) : (
            <bdi dir="ltr">{url}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}

export function MapPoint({ point }: { point: Coordinates }) {
  return (
    <p>
      <bdi dir="ltr" className="num">{`${point.lat}, ${point.lng}`}</bdi>
    </p>
  )
}

function Point({ point }: { point: Focus }) {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return (
    <p>
      <bdi dir="ltr" className="num">{`${percent(point.x)}, ${percent(point.y)}`}</bdi>
    </p>
  )
}

function Contacts({ items }: { items: unknown }) {
  const list = Array.isArray(items) ? (items as ContactItem[]) : []
  return (
    <ul className={styles.list}>
      {list.map(({ type, value }) => (
        <li key={`${type} ${value}`}>
          <bdi dir="ltr">{`${type}: ${value}`}</bdi>
        </li>
      ))}
    </ul>
  )
}

import { restored, valuesOf } from '../documents/document-fields.ts'
import { textName, type Values } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import { messages } from '../messages.ts'
import { freeSlug } from '../pages/page-address.ts'
import { Problem } from '../problem.ts'
import { slugOf } from '../seo/slug.ts'
import { namesOf, type Topic, topicFields, topicTexts } from './topic.ts'

export function topicValues(topic: Topic): Values {
  return valuesOf(topicFields, topic)
}

export function restoreTopic(topic: Topic, values: Values): Topic {
  return restored(topicFields, topic, values)
}

type IsTaken = (language: LanguageCode, slug: string) => boolean

/**
 * An address that was made of a name stays when the name changes. Throws Problem('invalid-input') for a topic
 * without a name and an address that says nothing.
 */
export function changeTopic(current: Topic, values: Values, isTaken: IsTaken): Topic {
  const after = restoreTopic(current, values)
  if (Object.keys(namesOf(after)).length === 0) {
    throw new Problem('invalid-input', { fields: { name: messages.fieldRequired } })
  }
  const texts = Object.entries(after.texts).map(([language, text]) => {
    const written = values[textName('slug', language)] as string | undefined
    const slug = text.name && slugIn(language, text, { id: after.id, written, isTaken })
    return [language, { ...text, slug }]
  })
  return { ...after, texts: Object.fromEntries(texts) }
}

type SlugChange = { id: number; written: string | undefined; isTaken: IsTaken }

function slugIn(
  language: LanguageCode,
  { name, slug }: { name: string; slug: string },
  { id, written, isTaken }: SlugChange,
): string {
  if (written) return requireSlug(written, language)
  if (slug) return slug
  const made = slugOf(name, { fallback: `topic-${id}`, most: topicTexts.slug })
  return freeSlug(made, (one) => isTaken(language, one))
}

function requireSlug(written: string, language: LanguageCode): string {
  const slug = slugOf(written, { fallback: '', most: topicTexts.slug })
  if (slug !== '') return slug
  throw new Problem('invalid-input', {
    fields: { [textName('slug', language)]: messages.addressInvalid },
  })
}

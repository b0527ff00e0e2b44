import type { LanguageCode } from '../languages/language.ts'
import { changedCover, type Cover, type Focus, type Picture, pictureOf } from '../media/media.ts'
import { textsIn, textValues, type Values } from './revision.ts'

export type Field<Part> = {
  blank: Part
  valuesOf(part: Part): Values
  restore(part: Part, values: Values): Part
}

export type FieldsOf<Parts> = { [Name in keyof Parts]: Field<Parts[Name]> }
export type PartsOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Field<infer Part> ? Part : never
}

export function blankParts<Parts extends object>(fields: FieldsOf<Parts>): Parts {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].blank])) as Parts
}

export function valuesOf<Parts extends object, Document extends Parts>(
  fields: FieldsOf<Parts>,
  document: Document,
): Values {
  return Object.assign({}, ...namesOf(fields).map((name) => fields[name].valuesOf(document[name])))
}

export function restored<Parts extends object, Document extends Parts>(
  fields: FieldsOf<Parts>,
  document: Document,
  values: Values,
): Document {
  const parts = namesOf(fields).map((name) => [name, fields[name].restore(document[name], values)])
  return { ...document, ...Object.fromEntries(parts) }
}

const focusNames = { image: 'image_focus', banner_image: 'banner_focus' } as const

export function withOwnFocus(values: Values): Values {
  const pictures = Object.entries(focusNames).filter(([image]) => image in values)
  return { ...Object.fromEntries(pictures.map(([, focus]) => [focus, null])), ...values }
}

export function field<Part>(name: string, blank: Part): Field<Part> {
  return {
    blank,
    valuesOf: (part) => ({ [name]: part }),
    restore(part, values) {
      const saved = savedValue<Part | null>(values, name)
      return saved === undefined ? part : (saved ?? blank)
    },
  }
}

export function optionalField<Part>(name: string): Field<Part | null> {
  return {
    ...field<Part | null>(name, null),
    valuesOf: (part) => (part === null ? {} : { [name]: part }),
  }
}

/** Settings that are as standard are left out of `own`; each is a value of its own. */
export function settingsField<Settings extends Values>(
  own: (values: Values) => Settings,
): Field<Settings> {
  return {
    blank: own({}),
    valuesOf: (settings) => ({ ...settings }),
    restore: (settings, values) => own({ ...settings, ...values }),
  }
}

export function pictureField(name: string): Field<Cover | null> {
  return {
    blank: null,
    valuesOf: (picture) => ({ [name]: picture && pictureOf(picture) }),
    restore: (picture, values) => changedCover(picture, savedValue<Picture | null>(values, name)),
  }
}

export function coverField(image: keyof typeof focusNames): Field<Cover | null> {
  const focus = focusNames[image]
  return {
    blank: null,
    valuesOf: (cover) => ({
      [image]: cover && pictureOf(cover),
      ...(cover?.focus ? { [focus]: cover.focus } : {}),
    }),
    restore: (cover, values) =>
      changedCover(
        cover,
        savedValue<Picture | null>(values, image),
        savedValue<Focus | null>(values, focus),
      ),
  }
}

/** Each text of a language is a value; `whole` completes what is written of them. */
export function textsField<Text extends object>(
  whole: (written: Partial<Text>) => Text,
): Field<Record<LanguageCode, Text>> {
  return {
    blank: {},
    valuesOf: textValues,
    restore: (texts, values) => ({
      ...texts,
      ...Object.fromEntries(
        Object.entries(textsIn(values)).map(([language, written]) => [
          language,
          whole({ ...texts[language], ...written } as Partial<Text>),
        ]),
      ),
    }),
  }
}

/**
 * A value from the history was checked when it was saved, so it is trusted to be what the field
 * holds.
 */
function savedValue<Value>(values: Values, name: string): Value | undefined {
  return values[name] as Value | undefined
}

function namesOf<Parts extends object>(fields: FieldsOf<Parts>): (keyof Parts)[] {
  return Object.keys(fields) as (keyof Parts)[]
}

import { contactsIn, hasOwnHost, linksIn, ownerOf } from '../../domain/contact/links.ts'
import {
  type Circumstances,
  mostSigners,
  oftenRepeated,
  repeatedWithinDays,
} from '../../domain/contact/suspicion.ts'
import { normalisedWords, runsOfText, wordingOf } from '../../domain/contact/wording.ts'
import { createSpreadMemory } from './spread-memory.ts'

const within = repeatedWithinDays * 24 * 60 * 60_000
const spreadNetworks = 3
const spreadAddresses = 3

type Written = Record<'name' | 'email' | 'text' | 'origin', string>
type Traces = ReturnType<typeof tracesOf>
type Sent = { network: string; at: Date; isHiddenFieldFilled: boolean; isUnchecked: boolean }
type Spread = Pick<
  Circumstances,
  | 'similarTexts'
  | 'isTelling'
  | 'sameFewWords'
  | 'isOfProgram'
  | 'isLinkOfProgram'
  | 'isLinkSpread'
  | 'isContactSpread'
>

export function tracesOf({ name, email, text, origin }: Written) {
  const links = linksIn(`${name} ${text}`, origin)
  return {
    address: email.toLowerCase(),
    owners: links.map(ownerOf),
    hasOwnHost: links.some(hasOwnHost),
    contacts: contactsIn(text),
    wording: wordingOf(text),
    fewWords: isShort(text) ? normalisedWords(text).join(' ') : '',
  }
}

export function createSpread() {
  const owners = createSpreadMemory<string>({ keys: 5_000, sources: spreadNetworks, within })
  const contacts = createSpreadMemory<string>({ keys: 5_000, sources: spreadAddresses, within })
  const wordings = createSpreadMemory<number>({ keys: 20_000, sources: mostSigners + 1, within })
  const texts = createSpreadMemory<string>({ keys: 5_000, sources: oftenRepeated + 1, within })
  const ofPrograms = createSpreadMemory<string | number>({ keys: 20_000, sources: 2, within })

  return {
    see(traces: Traces, { network, at, isHiddenFieldFilled, isUnchecked }: Sent): Spread {
      const source = traces.address || network
      const { wording } = traces
      const isTelling =
        wording.length >= (traces.hasOwnHost ? runsOfText.least : runsOfText.telling)
      const networks = owners.see(traces.owners, network, at)
      const addresses = contacts.see(traces.contacts, source, at)
      const others = ofHalf(wordings.see(wording, source, at))
      const isContactSpread = addresses.some((others) => others >= spreadAddresses - 1)
      const few = traces.fewWords === '' ? [] : texts.see([traces.fewWords], source, at)
      const known = {
        isLinkSpread: networks.some((others) => others >= spreadNetworks - 1),
        isContactSpread,
        similarTexts: wording.length < runsOfText.least ? 0 : others,
        isTelling,
        sameFewWords: few[0] ?? 0,
        isOfProgram: isTelling && ofHalf(ofPrograms.others(wording, source, at)) > 0,
        isLinkOfProgram: ofPrograms.others(traces.owners, source, at).some((count) => count > 0),
      }
      const isSentAround = others > 1 || known.isLinkSpread || isContactSpread
      const isProgram = isHiddenFieldFilled || (isUnchecked && isSentAround)
      if (isProgram) ofPrograms.see([...wording, ...traces.owners], source, at)
      return known
    },
  }
}

const fewLetters = 40

function isShort(text: string): boolean {
  return text.length <= fewLetters
}

function ofHalf(others: number[]): number {
  const half = Math.ceil(others.length / 2)
  return others.toSorted((one, other) => other - one)[half - 1] ?? 0
}

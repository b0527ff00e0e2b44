import { contactsIn, hasOwnHost, linksIn, ownerOf } from '../../domain/contact/links.ts'
import type { Campaign } from '../../domain/contact/campaign.ts'
import {
  type Circumstances,
  mostSigners,
  oftenRepeated,
  repeatedWithinDays,
} from '../../domain/contact/suspicion.ts'
import {
  fewestAlike,
  normalisedWords,
  numberOf,
  pairsOf,
  runsOfText,
  withoutDetails,
  wordingOf,
} from '../../domain/contact/wording.ts'
import { createSpreadMemory } from './spread-memory.ts'

const within = repeatedWithinDays * 24 * 60 * 60_000
const spreadNetworks = 3
const spreadAddresses = 3
const mostRuns = 100_000
const mostPairs = 30_000
const fewestPairs = 3
/** One message with thousands would make the memory forget those of all others. */
const mostWays = 100
/** Usual phrases of many people make up half of a letter, too, but not a quarter of one other. */
const runsOfOne = 4

type Written = Record<'name' | 'email' | 'text' | 'origin', string>
type Traces = ReturnType<typeof tracesOf>
type Sent = { network: string; at: Date; isHiddenFieldFilled: boolean; isUnchecked: boolean }
type Seen = { known: Spread; campaign: Campaign }
type Spread = Pick<
  Circumstances,
  | 'similarTexts'
  | 'isTelling'
  | 'sameFewWords'
  | 'isOfProgram'
  | 'isLinkOfProgram'
  | 'isLinkSpread'
  | 'isContactSpread'
  | 'similarOffers'
>

export function tracesOf({ name, email, text, origin }: Written) {
  const links = linksIn(`${name} ${text}`, origin).slice(0, mostWays)
  return {
    address: email.toLowerCase(),
    owners: [...new Set(links.map(ownerOf))],
    hasOwnHost: links.some(hasOwnHost),
    isOfFirm: links.map(ownerOf).includes(email.toLowerCase().split('@', 2)[1] ?? ''),
    contacts: contactsIn(text).slice(0, mostWays),
    wording: wordingOf(text, name),
    pairs: pairsOf(text, name),
    fewWords: isShort(text) ? normalisedWords(withoutDetails(text)).join(' ') : '',
  }
}

export function createSpread() {
  const owners = createSpreadMemory<string>({ keys: 5_000, sources: mostSigners + 1, within })
  const contacts = createSpreadMemory<string>({ keys: 5_000, sources: mostSigners + 1, within })
  const wordings = createSpreadMemory<number>({ keys: mostRuns, sources: mostSigners + 1, within })
  const pairs = createSpreadMemory<number>({
    keys: mostPairs,
    sources: oftenRepeated + 1,
    within,
  })
  const texts = createSpreadMemory<string>({ keys: 5_000, sources: oftenRepeated + 1, within })
  const ofPrograms = createSpreadMemory<string | number>({ keys: mostRuns, sources: 2, within })

  return {
    see(traces: Traces, { network, at, isHiddenFieldFilled, isUnchecked }: Sent): Seen {
      const source = traces.address || network
      const { wording } = traces
      const isTelling =
        wording.length >= (traces.hasOwnHost ? runsOfText.least : runsOfText.telling)
      const links = traces.owners.filter(
        spreadBy(owners, network, traces.isOfFirm ? mostSigners + 1 : spreadNetworks, at),
      )
      const ways = traces.contacts.filter(
        spreadBy(contacts, source, traces.isOfFirm ? mostSigners + 1 : spreadAddresses, at),
      )
      const isKnowable = isTelling || wording.length >= runsOfText.brief
      const leadsOn = traces.hasOwnHost || traces.contacts.length > 0
      const isOffer = leadsOn && traces.pairs.length >= fewestPairs
      const isOneText = (memory: Wordings, runs: number[]) =>
        runsOfOne * memory.mostOfOne(runs, source, at) >= runs.length
      const others = isOneText(wordings, wording) ? ofMost(wordings.others(wording, source, at)) : 0
      const isLikeOffers = isOffer && isOneText(pairs, traces.pairs)
      const few = traces.fewWords === '' ? [] : texts.see([traces.fewWords], source, at)
      const known = {
        similarOffers: isLikeOffers ? ofHalf(pairs.others(traces.pairs, source, at)) : 0,
        isLinkSpread: links.length > 0,
        isContactSpread: ways.length > 0,
        similarTexts: wording.length < runsOfText.least ? 0 : others,
        isTelling,
        sameFewWords: few[0] ?? 0,
        isOfProgram:
          isKnowable &&
          isOneText(ofPrograms, wording) &&
          ofMost(ofPrograms.others(wording, source, at)) > 0,
        isLinkOfProgram: ofPrograms.others(traces.owners, source, at).some((count) => count > 0),
      }
      wordings.see(wording, source, at)
      if (isOffer) pairs.see(traces.pairs, source, at)
      const isSentAround = others > 1 || known.isLinkSpread || known.isContactSpread
      const isProgram = isHiddenFieldFilled || (isUnchecked && isSentAround)
      if (isProgram) ofPrograms.see([...wording, ...traces.owners], source, at)
      const campaign = {
        ...numbersOf({ owners: links.filter(isOfOne), contacts: ways }),
        wording: isKnowable ? wording : [],
        isOfProgram: isProgram || known.isOfProgram,
        isLinkOfProgram: isProgram || known.isLinkOfProgram,
      }
      return { known, campaign }
    },
  }
}

function isOfOne(owner: string): boolean {
  return !owner.includes('/')
}

type Memory = ReturnType<typeof createSpreadMemory<string>>
type Wordings = Pick<ReturnType<typeof createSpreadMemory<number>>, 'mostOfOne'>

function spreadBy(memory: Memory, source: string, least: number, at: Date) {
  return (key: string): boolean => (memory.see([key], source, at)[0] ?? 0) >= least - 1
}

type Ways = Pick<Traces, 'owners' | 'contacts'>

export function numbersOf({ owners, contacts }: Ways) {
  return {
    links: owners.map((owner) => numberOf(`link ${owner}`)),
    contacts: contacts.map((contact) => numberOf(`contact ${contact}`)),
  }
}

const fewLetters = 40

function isShort(text: string): boolean {
  return text.length <= fewLetters
}

function ofMost(others: number[]): number {
  return ofAtLeast(fewestAlike(others.length), others)
}

function ofHalf(others: number[]): number {
  return ofAtLeast(Math.ceil(others.length / 2), others)
}

function ofAtLeast(count: number, others: number[]): number {
  const sorted = others.toSorted((one, other) => other - one)
  return sorted[count - 1] ?? 0
}

import { siteEndpoints, type SiteResponse } from '../../contract/site.ts'
import { linkTo, menuIn } from '../../domain/navigation/menu-in.ts'
import {
  hiddenSections,
  type OwnNavigation,
  shownSections,
  targetsIn,
} from '../../domain/navigation/navigation.ts'
import { isReachableIn } from '../../domain/contact/reachable.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { isAnnounced } from '../../domain/contact/announcement.ts'
import { whatsappButtonIn } from '../../domain/contact/whatsapp-button.ts'
import { filledCopyright, formOf, type OwnWords } from '../../domain/site-words/product-words.ts'
import { companyNameIn } from '../../domain/people/identity.ts'
import {
  type LanguageCode,
  pathInLanguage,
  productLanguageFor,
} from '../../domain/languages/language.ts'
import type { Look } from '../../domain/look/look.ts'
import { type Cover, pictureAddress } from '../../domain/media/media.ts'
import {
  isMenuGroup,
  type MenuGroup,
  type MenuItem,
  type MenuLink,
  standardMenu,
} from '../../domain/navigation/menu.ts'
import { organisationKinds, weekOf } from '../../domain/contact/organisation.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { paletteOf } from '../../domain/look/palette.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { type SectionOf, sectionTextsIn } from '../../domain/sections/section.ts'
import { siteCounts, siteWords } from '../../domain/site-words/all-words.ts'

export function siteRoutes({ storage, now }: ApiParts) {
  const { languages, sections, timeZone } = storage

  return createRoutes(siteEndpoints, {
    'GET /public/site/:language': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      const navigation = await sections.navigation()
      const contact = await sections.get('contactUs')
      const identity = await sections.get('identity')
      const { announcement_link: target } = contact.settings
      const zone = (await timeZone.find()) ?? standardTimeZone
      const reachable = {
        isContactThere: isReachableIn({ contact, identity }, code),
        ...(await sections.linked([...targetsIn(navigation), ...(target ? [target] : [])], code)),
      }
      const hidden = hiddenSections(navigation)
      return toSite(code, {
        isAnnounced: isAnnounced(contact.settings, zone, now()),
        announcementLink: target && linkTo(target, { ...reachable, hidden }),
        contact,
        look: await sections.look(),
        navigation,
        ...menuIn(navigation, code, reachable),
        ownWords: await sections.words(code),
        identity,
        year: now().getFullYear(),
      })
    },
  })
}

type SiteParts = {
  look: Look
  navigation: OwnNavigation
  menu?: MenuItem[]
  columns?: MenuGroup[]
  ownWords: OwnWords
  identity: SectionOf<'identity'>
  contact: SectionOf<'contactUs'>
  isAnnounced: boolean
  announcementLink?: MenuLink | undefined
  year: number
}

function toSite(language: LanguageCode, parts: SiteParts): SiteResponse {
  const { look, navigation, ownWords, identity, contact } = parts
  const { announcement_text: announced } = sectionTextsIn(contact, language)
  const words = { ...productWordsIn(language), ...ownWords }
  const { name } = companyNameIn(identity.texts.company_name, language)

  const addressOfLink = ({ isExternal, path }: MenuLink) =>
    isExternal ? path : pathInLanguage(language, path)
  const toLink = (link: MenuLink) => ({
    label: link.label ?? (link.name && words[link.name]) ?? link.path,
    address: addressOfLink(link),
    ...(link.hrefLang && { hreflang: link.hrefLang }),
    ...(link.isButton && { is_button: true as const }),
  })
  const toGroup = ({ label, links }: MenuGroup) => ({ label, links: links.map(toLink) })

  const menu = parts.menu ?? standardMenu(shownSections(navigation))
  return {
    look,
    theme: { light: paletteOf(look, 'light'), dark: paletteOf(look, 'dark') },
    menu: menu.map((item) => (isMenuGroup(item) ? toGroup(item) : toLink(item))),
    footer: {
      columns: (parts.columns ?? []).map(toGroup),
      copyright: filledCopyright(words.copyright ?? '', { name, year: parts.year }),
    },
    words,
    announcement:
      parts.isAnnounced && announced
        ? {
            text: announced,
            address: parts.announcementLink ? addressOfLink(parts.announcementLink) : null,
          }
        : null,
    whatsapp: whatsappButtonIn(contact, language) ?? null,
    company: { name, contacts: contact.contacts, ...companyIn(identity, language) },
  }
}

function companyIn(identity: SectionOf<'identity'>, language: LanguageCode) {
  const { picture, logo_dark, icon, settings, texts } = identity
  const { tagline, hours_note } = sectionTextsIn(identity, language)
  return {
    tagline,
    logo: addressOf(picture),
    logo_dark: addressOf(logo_dark),
    icon: addressOf(icon),
    kind: settings.kind ?? organisationKinds[0],
    legal_name: companyNameIn(texts.legal_name, language).name,
    founded: settings.founded ?? null,
    hours: weekOf(settings),
    hours_note,
  }
}

function productWordsIn(language: LanguageCode): Record<string, string> {
  const productLanguage = productLanguageFor(language)
  const forms = Object.entries(siteCounts[productLanguage]).flatMap(([key, byCategory]) =>
    Object.entries(byCategory).map(([category, form]) => [formOf(key, category), form]),
  )
  return { ...siteNamesIn(language), ...siteWords[productLanguage], ...Object.fromEntries(forms) }
}

function addressOf(picture: Cover | null): string {
  return picture ? pictureAddress(picture) : ''
}

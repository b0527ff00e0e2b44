import { languageName } from './counted.ts'
import type { Words } from './words.ts'

export const english: Words = {
  sections: {
    posts: { name: 'Blog', all: 'all posts' },
    business: { name: 'Business', all: 'all business' },
    products: { name: 'Products', all: 'all products' },
  },
  frame: {
    skipToContent: 'Skip to content',
    navigation: 'Main',
    footerNavigation: 'Footer',
    home: 'Home',
    search: 'Search',
    menu: 'Menu',
    close: 'Close',
    loading: 'Loading',
    copyright: 'Copyright © 2025. All rights reserved.',
    inNewTab: (name) => `${name} (opens in a new tab)`,
  },
  social: {
    label: 'Social media',
    platforms: {
      whatsapp: 'WhatsApp',
      facebook: 'Facebook',
      instagram: 'Instagram',
      twitter: 'X (Twitter)',
      youtube: 'YouTube',
      telegram: 'Telegram',
      linkedin: 'LinkedIn',
    },
    on: (name, platform) => `${name} on ${platform}`,
  },
  language: {
    label: 'Language',
    now: (name) => `Language: ${name}`,
    backToMenu: 'Close and return to the menu',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  partners: {
    previous: 'Previous partners',
    next: 'Next partners',
    range: (first, last, total) => `${first === last ? first : `${first}–${last}`} of ${total}`,
  },
  contact: {
    copy: (value) => `Copy ${value}`,
    copied: 'Copied',
    map: 'Map',
    openMap: 'Open in maps',
  },
  list: {
    empty: 'No articles found',
    readMore: 'read more',
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    previousPage: 'Previous page',
    pages: 'Pages',
    page: (page, last) => `page ${page} / ${last}`,
    skipToFooter: 'Skip to footer',
  },
  gallery: {
    label: 'Gallery',
    carousel: 'carousel',
    slide: 'slide',
    viewer: 'Gallery viewer',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    position: (index, total) => `${index} of ${total}`,
    picture: (index, total) => `Picture ${index} of ${total}`,
    video: (index, total) => `Video ${index} of ${total}`,
  },
  missing: {
    title: 'Page not found',
    text: 'The address may have changed, or the page is no longer here. One of these may be what you were looking for.',
    notInLanguage: (language) =>
      `This article is not available in ${languageName(language, 'en')} yet`,
    readIn: (language) => `Read it in ${languageName(language, 'en')}`,
    toHome: 'To the home page',
    broken: 'This page could not be shown',
    brokenText: 'The fault is ours. Please try again in a moment.',
    unavailable: 'We’ll be right back',
    unavailableText:
      'This page cannot be shown just now. The fault is ours, and we are on it. Please try again in a few minutes.',
    tryAgain: 'Try again',
  },
}

import { counting, languageName } from './counted.ts'
import type { Words } from './words.ts'

const counted = counting('en')

const loaded = (one: string, many: string) => (added: number, shown: number, total: number) =>
  `${counted(added, { one: `1 more ${one}`, other: `{n} more ${many}` })}, ${shown} of ${total} shown`

export const english: Words = {
  company: {
    name: 'Naoura',
    tagline: 'Solar power and water engineering',
    slogan: 'Water that runs on sunlight',
    pitch:
      'Naoura designs, builds and maintains solar pumping and modern irrigation for farms, factories and towns across Syria, from the first site visit to the tenth season.',
  },
  sections: {
    posts: {
      name: 'Blog',
      description:
        'Notes from our engineers: wells, pumps, panels and water, measured in the field.',
      all: 'All posts',
      loaded: loaded('post', 'posts'),
    },
    business: {
      name: 'Business',
      description: 'What we design, build and maintain for farms, factories and towns.',
      all: 'All business',
      loaded: loaded('business', 'business'),
    },
    products: {
      name: 'Products',
      description: 'Controllers, panels and irrigation kits that we install and stand behind.',
      all: 'All products',
      loaded: loaded('product', 'products'),
    },
  },
  frame: {
    skipToContent: 'Skip to content',
    navigation: 'Main',
    footerNavigation: 'Footer',
    home: 'Home',
    menu: 'Menu',
    close: 'Close',
    loading: 'Loading',
    copyright: 'Copyright © 2025. All rights reserved.',
  },
  language: {
    label: 'Language',
    now: (name) => `Language: ${name}`,
    backToMenu: 'Close and return to the menu',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  home: {
    readNotes: 'Read our field notes',
    postsEyebrow: 'From the field',
    postsHeading: 'Notes from our engineers',
    choosePost: 'Choose a post',
  },
  list: {
    empty: 'No articles found',
    readMore: 'Read more',
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    previousPage: 'Previous page',
    pages: 'Pages',
    page: (page, last) => `page ${page} / ${last}`,
    skipToFooter: 'Skip to footer',
  },
  article: {
    breadcrumbs: 'Breadcrumbs',
    minutes: (count) => `${count} min read`,
    related: 'What to read next',
    viewAll: 'View all',
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
  },
}

type Concept = { name: string; description: string; paths: RegExp }

const concepts: Concept[] = [
  {
    name: 'Session',
    description: 'Signing in gives a token, which calls of the staff carry.',
    paths: /^\/(signin|logout|account)\b/,
  },
  {
    name: 'Overview',
    description: 'How far the content is, and what a new installation still needs.',
    paths: /^\/(overview|start-empty)$/,
  },
  {
    name: 'Articles',
    description: 'Posts, business and products, with a title and a content in each language.',
    paths: /\/keys\/articles\/articles(?!.*\/history)/,
  },
  {
    name: 'Sections',
    description: 'Banner, about us, contact us, partners and the identity of the company.',
    paths: /^\/sections\/:name\/(?!history)/,
  },
  {
    name: 'Partner cards',
    description: 'The cards of the partners section, each with texts in every language.',
    paths: /\/keys\/cards\/cards(?!.*\/history)/,
  },
  {
    name: 'Search',
    description: 'Articles of all kinds by the words in them.',
    paths: /^\/search\b/,
  },
  {
    name: 'Inbox',
    description: 'What visitors write by the contact form, where the company offers one.',
    paths: /^\/(contact|messages)\b/,
  },
  {
    name: 'History and trash',
    description: 'What was changed, emptied, reset or deleted, and how it comes back.',
    paths: /\/history\b|^\/trash\b/,
  },
  {
    name: 'Languages',
    description: 'What content is written in. Visitors are offered the published ones.',
    paths: /^\/(public\/)?languages\b/,
  },
  {
    name: 'Users',
    description: 'Those who may sign in, and as what.',
    paths: /^\/(users|roles)\b/,
  },
  {
    name: 'Documentation',
    description: 'What you are reading, for people and for programs.',
    paths: /^\/(docs|openapi\.json)$/,
  },
]
/** The tests see that no call is of no concept. */
const other: Concept = { name: 'Other', description: '', paths: /$/ }

/** What a call is about, by the path Hono knows it by. */
export function conceptOf(path: string): Concept {
  return concepts.find(({ paths }) => paths.test(path)) ?? other
}

/** Those that any of the paths is about, in the order they are read. */
export function conceptsOf(paths: string[]): { name: string; description: string }[] {
  const named = new Set(paths.map(conceptOf))
  return [...concepts, other]
    .filter((concept) => named.has(concept))
    .map(({ name, description }) => ({ name, description }))
}

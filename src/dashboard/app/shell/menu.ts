import {
  type Icon,
  IconBriefcase,
  IconBuildingStore,
  IconChartBar,
  IconFileText,
  IconFiles,
  IconForms,
  IconHeartHandshake,
  IconHistory,
  IconInbox,
  IconInfoCircle,
  IconLanguage,
  IconLayoutList,
  IconLibraryPhoto,
  IconMail,
  IconMenu2,
  IconNews,
  IconPackage,
  IconPackages,
  IconPalette,
  IconPhoto,
  IconSeo,
  IconServer,
  IconSettings,
  IconShieldLock,
  IconTags,
  IconTrash,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import type { SectionName } from '../../../domain/sections/section.ts'
import type { RoleName } from '../../../domain/people/user.ts'
import { homePath } from '../session.ts'

export type GroupName = 'sections' | 'content' | 'desk' | 'administration'
export type PageName =
  | SectionName
  | ArticleSection
  | 'topics'
  | 'media'
  | 'translations'
  | 'pages'
  | 'navigation'
  | 'inbox'
  | 'forms'
  | 'visits'
  | 'trash'
  | 'users'
  | 'languages'
  | 'security'
  | 'activity'
  | 'moveIn'
  | 'system'

export type MenuEntry = {
  page: PageName
  path: string
  icon: Icon
  /**
   * Visitors see there what the page edits: a path without a language, the home page by default.
   */
  site?: string
}
export type MenuGroup = { name: GroupName; icon: Icon; entries: MenuEntry[]; adminsOnly?: true }

const menu: MenuGroup[] = [
  {
    name: 'sections',
    icon: IconLayoutList,
    entries: [
      { page: 'banner', path: homePath, icon: IconPhoto },
      { page: 'aboutUs', path: `${homePath}/about`, icon: IconInfoCircle },
      { page: 'contactUs', path: `${homePath}/contact`, icon: IconMail, site: '/#contact-us' },
      { page: 'partners', path: `${homePath}/partners`, icon: IconHeartHandshake },
    ],
  },
  {
    name: 'content',
    icon: IconFiles,
    entries: [
      { page: 'pages', path: `${homePath}/pages`, icon: IconFileText },
      { page: 'posts', path: `${homePath}/blog`, icon: IconNews, site: '/blog' },
      { page: 'products', path: `${homePath}/products`, icon: IconPackage, site: '/products' },
      { page: 'business', path: `${homePath}/business`, icon: IconBriefcase, site: '/business' },
      { page: 'topics', path: `${homePath}/topics`, icon: IconTags },
      { page: 'media', path: `${homePath}/media`, icon: IconLibraryPhoto },
      { page: 'translations', path: `${homePath}/translations`, icon: IconLanguage },
    ],
  },
  {
    name: 'desk',
    icon: IconInbox,
    entries: [
      { page: 'inbox', path: `${homePath}/inbox`, icon: IconInbox },
      { page: 'forms', path: `${homePath}/forms`, icon: IconForms },
      { page: 'visits', path: `${homePath}/visits`, icon: IconChartBar },
      { page: 'trash', path: `${homePath}/trash`, icon: IconTrash },
    ],
  },
  {
    name: 'administration',
    icon: IconSettings,
    adminsOnly: true,
    entries: [
      { page: 'identity', path: `${homePath}/identity`, icon: IconBuildingStore },
      { page: 'look', path: `${homePath}/look`, icon: IconPalette },
      { page: 'navigation', path: `${homePath}/navigation`, icon: IconMenu2 },
      { page: 'seo', path: `${homePath}/seo`, icon: IconSeo },
      { page: 'users', path: `${homePath}/users`, icon: IconUsers },
      { page: 'languages', path: `${homePath}/languages`, icon: IconWorld },
      { page: 'security', path: `${homePath}/security`, icon: IconShieldLock },
      { page: 'activity', path: `${homePath}/activity`, icon: IconHistory },
      { page: 'moveIn', path: `${homePath}/move-in`, icon: IconPackages },
      { page: 'system', path: `${homePath}/system`, icon: IconServer },
    ],
  },
]

export function menuFor(role: RoleName | undefined): MenuGroup[] {
  return menu.filter(({ adminsOnly }) => !adminsOnly || role === 'admin')
}

export function pathOf(page: PageName): string {
  const entries = menu.flatMap(({ entries }) => entries)
  const edited = page === 'words' ? 'navigation' : page
  return entries.find((entry) => entry.page === edited)?.path ?? homePath
}

export function menuLocation(pathname: string): { group: MenuGroup; entry: MenuEntry } | undefined {
  for (const group of menu) {
    const entry = group.entries.find(({ path }) => isWithin(pathname, path))
    if (entry) return { group, entry }
  }
  return undefined
}

/** The path has no language: `/blog/7`. */
export function sitePathOf(pathname: string): string {
  const { path = '', site } = menuLocation(pathname)?.entry ?? {}
  const id = pathname.slice(path.length)
  return site && /^\/\d+$/.test(id) ? site + id : (site ?? '/')
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || (path !== homePath && pathname.startsWith(`${path}/`))
}

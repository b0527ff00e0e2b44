export const siteNameLimits = {
  home: 100,
  posts_name: 100,
  posts_all: 100,
  business_name: 100,
  business_all: 100,
  products_name: 100,
  products_all: 100,
  about_heading: 100,
  posts_heading: 100,
  business_heading: 100,
  products_heading: 100,
  partners_heading: 100,
  contact_heading: 100,
  read_more: 100,
  view_all: 100,
  posts_related: 100,
  business_related: 100,
  products_related: 100,
  copyright: 200,
  missing_title: 100,
  missing_text: 300,
} as const

export type SiteName = keyof typeof siteNameLimits
export type SiteNames = Record<SiteName, string>
export type OwnNames = Partial<SiteNames>

export const siteNames = Object.keys(siteNameLimits) as SiteName[]

import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import {
  defaultDashboardLanguage,
  defaultPublicLanguage,
  directionOf,
  pathInLanguage,
  type ProductLanguage,
  productLanguages,
} from './domain/languages/language.ts'
import type { Typeface } from './domain/look/look.ts'
import { earlyScript } from './early-script.ts'
import type { SiteData } from './site/site.ts'
import { useDocumentSettings, type Appearance } from './ui/document-settings.ts'
import { firstFonts } from './ui/fonts.ts'

export function Layout({ children }: { children: ReactNode }) {
  const { surface, language, announcement } = useSurface()
  const { apiKey, nonce, appearance } = useDocumentSettings()
  const direction = directionOf(language)
  return (
    <html lang={language} dir={direction} data-surface={surface} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="api-key" content={apiKey} />
        {nonce && surface === 'dashboard' && (
          <meta property="csp-nonce" content={nonce} nonce={nonce} />
        )}
        {/* Icon, fonts and theme stay as they came: no page changes them. */}
        {import.meta.env.SSR && (
          <SiteMarks surface={surface} language={language} appearance={appearance} />
        )}
        {import.meta.env.SSR &&
          firstFonts(direction, typefaceOn(surface, appearance)).map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
          ))}
        <Meta />
        <Links />
        {import.meta.env.SSR && appearance?.sheet && (
          <link rel="stylesheet" href={appearance.sheet} />
        )}
        {/* It has run before this file arrives, which therefore leaves it out. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? earlyScript(surface, announcement) : '',
          }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

type Surface = {
  surface: 'site' | 'dashboard'
  language: string
  announcement?: string | undefined
}

function SiteMarks({
  surface,
  language,
  appearance,
}: Omit<Surface, 'announcement'> & { appearance: Appearance | undefined }) {
  if (surface === 'dashboard') return <link rel="icon" href="/favicon.ico" />
  if (!appearance) return null
  const { grounds, icon, look } = appearance
  return (
    <>
      {icon && <link rel="icon" href={icon} />}
      <link rel="manifest" href={pathInLanguage(language, '/site.webmanifest')} />
      {look.schemes === 'both' && (
        <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
      )}
      <meta name="theme-color" content={grounds.light} />
    </>
  )
}

function useSurface(): Surface {
  const matches = useMatches()
  if (matches.some((match) => match.id === 'staff')) {
    return { surface: 'dashboard', language: defaultDashboardLanguage }
  }
  const site = matches.find((match) => match.id === 'site')
  const data = site?.loaderData as SiteData | undefined
  const asked = import.meta.env.SSR ? wordsOf(site?.params.language) : document.documentElement.lang
  return {
    surface: 'site',
    language: data?.language ?? asked ?? defaultPublicLanguage,
    ...(import.meta.env.SSR && { announcement: data?.announcement?.edition }),
  }
}

/** The dashboard takes only the colours of the site's look. */
function typefaceOn(surface: Surface['surface'], appearance: Appearance | undefined): Typeface {
  return (surface === 'site' && appearance?.look.typeface) || 'alexandria'
}

function wordsOf(asked: string | undefined): ProductLanguage | undefined {
  return productLanguages.find((language) => language === asked)
}

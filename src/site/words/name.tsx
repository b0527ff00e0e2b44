import { directionOf } from '../../domain/language.ts'
import type { SiteName } from '../../domain/site-names.ts'
import { useSite } from '../site.ts'

/** Marked with its language where the page's has no words of its own. */
export function Name({ of }: { of: SiteName }) {
  const { fallback, language, names, ownNames } = useSite()
  if (!fallback) return names[of]
  const written = ownNames?.[of] ? language : fallback
  return (
    <bdi lang={written} dir={directionOf(written)}>
      {names[of]}
    </bdi>
  )
}

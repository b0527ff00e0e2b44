import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { sectionOfPath } from '../../domain/articles/article.ts'
import { useIsSwitchingLanguage, useSite, withoutLanguage } from '../site.ts'
import { Label } from '../words/label.tsx'
import { useFailedNavigation } from './failed-navigation.ts'
import './pending-page.css'

/** Pages that come within these milliseconds would only flash. */
const patience = 300

/** Parts stand from top to bottom, with how many pieces each has. */
const kinds = {
  home: { hero: 3, strip: 4, lines: 4, cards: 3 },
  list: { hero: 3, cards: 6 },
  article: { hero: 3, lines: 9 },
  search: { heading: 1, field: 1, lines: 8 },
  contact: { heading: 1, columns: 8 },
  page: { heading: 1, lines: 9 },
}
type Kind = keyof typeof kinds

/** A sketch of the page that is on its way covers the one before, which moves nothing and keeps its state. */
export function PendingPage() {
  const { languageOf, words } = useSite()
  const kind = usePendingKind()
  return (
    <>
      <output className="sr" lang={languageOf('frame_loading')}>
        {kind && <Label of="frame_loading">{words.frame_loading}</Label>}
      </output>
      {kind && (
        <div className="pending-page" data-kind={kind}>
          {Object.entries(kinds[kind]).map(([part, count]) => (
            <div key={part} className={`pending-${part}`}>
              {Array.from({ length: count }, (_, index) => (
                <span key={index} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function usePendingKind(): Kind | null {
  const { location, formData } = useNavigation()
  const { pathname } = useLocation()
  const { language } = useSite()
  const isSwitching = useIsSwitchingLanguage()
  const hasFailed = useFailedNavigation() !== null
  const isElsewhere = location !== undefined && location.pathname !== pathname
  const isPending = isElsewhere && !formData && !isSwitching && !hasFailed
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  return isPending && isLate ? kindOf(withoutLanguage(location.pathname, language)) : null
}

function kindOf(path: string): Kind {
  const [first = '', second] = path.split('/').filter(Boolean)
  if (first === '') return 'home'
  if (first === 'search' || first === 'contact') return first
  if (!sectionOfPath(first)) return 'page'
  return second === undefined ? 'list' : 'article'
}

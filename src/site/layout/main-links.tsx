import { NavLink } from 'react-router'
import { sectionPaths } from '../../domain/article.ts'
import { pathInLanguage } from '../../domain/language.ts'
import { useSite } from '../site.ts'
import { Name } from '../words/name.tsx'

type MainLinksProps = { className?: string; onFollow?: () => void }

/** The current link is marked by the beginning of its path, home by the whole (FTR-1). */
export function MainLinks({ className, onFollow }: MainLinksProps) {
  const { language, sections } = useSite()
  const links = [
    { path: '/', name: 'home' as const },
    ...sections.map((section) => ({
      path: `/${sectionPaths[section]}`,
      name: `${section}_name` as const,
    })),
  ]
  return (
    <ul className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <NavLink to={pathInLanguage(language, path)} end={path === '/'} onClick={onFollow}>
            <Name of={name} />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

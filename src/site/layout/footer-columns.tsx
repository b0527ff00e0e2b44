import { OwnText } from '../words/own-text.tsx'
import styles from './footer-columns.module.css'
import { keyOf, type MenuGroup } from '../../domain/navigation/menu.ts'
import { MenuLinkView } from './menu-link-view.tsx'

export function FooterColumns({ columns }: { columns: MenuGroup[] }) {
  return (
    <div className={styles.columns}>
      {columns.map(({ label, links }) => (
        <section key={label}>
          <h2 className={styles.heading}>
            <OwnText>{label}</OwnText>
          </h2>
          <ul className={styles.links}>
            {links.map((link, index) => (
              <li key={keyOf(link, index)}>
                <MenuLinkView link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

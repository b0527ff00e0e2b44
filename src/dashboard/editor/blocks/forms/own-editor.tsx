import type { homeBlocks } from '../../../../domain/pages/block.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { useWords } from '../../../app/locale/locale.tsx'
import { type PageName, pathOf } from '../../../app/shell/menu.ts'
import { usePageNames } from '../../../app/shell/use-page-names.ts'
import styles from '../block-body.module.css'
import { blockWords } from '../words.ts'

type OwnBlock = (typeof homeBlocks)[number]

const editors: Record<OwnBlock, PageName> = {
  partners: 'partners',
  contact: 'contactUs',
  about: 'aboutUs',
  posts: 'posts',
  business: 'business',
  products: 'products',
}

export function OwnEditor({ block }: { block: { kind: OwnBlock } }) {
  const words = useWords(blockWords)
  const names = usePageNames()
  const page = editors[block.kind]
  return (
    <div className={styles.own}>
      <p>{words.own[block.kind]}</p>
      <LinkButton to={pathOf(page)}>{words.edit(names[page])}</LinkButton>
    </div>
  )
}

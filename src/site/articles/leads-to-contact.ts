import type { ArticleSection } from '../../domain/articles/article.ts'
import { storage } from '../../storage/storage.server.ts'

/** Products lead to the contact form where visitors can write (DET-8). */
export async function leadsToContact(section: ArticleSection): Promise<boolean> {
  return section === 'products' && (await storage.sections.get('contactUs')).contactForm
}

import type { ArticleSection } from '../../domain/article.ts'
import { storage } from '../../storage/storage.server.ts'

/** Whether its articles lead to the contact form, as products do where visitors can write (DET-8). */
export async function leadsToContact(section: ArticleSection): Promise<boolean> {
  return section === 'products' && (await storage.sections.get('contactUs')).contactForm
}

import { byPath } from './generators/by-path.ts'
import { docusaurus } from './generators/docusaurus.ts'
import type { Configs, Generator } from './generators/generator.ts'
import { hexo } from './generators/hexo.ts'
import { hugo } from './generators/hugo.ts'
import { jekyll } from './generators/jekyll.ts'
import { pelican } from './generators/pelican.ts'

export const configFile =
  /^(?:_config\.yml|pelicanconf\.py|(?:hugo|config)\.(?:toml|ya?ml|json)|(?:docusaurus|astro|eleventy)\.config\.\w+|\.eleventy\.js|(?:docs\/)?\.vitepress\/config\.\w+)$/

export function siteGenerator(configs: Configs): Generator | undefined {
  const programs = [pelican, docusaurus, hexo, jekyll, hugo, byPath]
  return programs.map((program) => program(configs)).find((one) => one !== undefined)
}

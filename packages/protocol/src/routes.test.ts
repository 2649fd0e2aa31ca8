import { expect, test } from 'vitest'
import { z } from 'zod'
import { openapi } from './openapi.ts'
import { routes, streamRoute } from './routes.ts'

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
}

const document = openapi('1.2.3') as {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, unknown> }
}

test('every door of the route table stands in the OpenAPI document, with its refusals', () => {
  for (const name of [...Object.keys(routes), streamRoute]) {
    const [method = '', path = ''] = name.split(' ')
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation).toBeDefined()
    expect(Object.keys(operation?.responses ?? {})).toContain('429')
    const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    expect(operation?.parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(named)
  }
})

test('whatever changes a table carries a key, but for sitting down, hints and reviews, which happen once anyway', () => {
  const changing = Object.entries(routes).filter(([name]) => name.startsWith('POST /api/tables/:id/'))
  const carries = ([, route]: (typeof changing)[number]) =>
    JSON.stringify(z.toJSONSchema('body' in route ? route.body : z.null(), { io: 'input' })).includes('"key"')
  expect(changing.filter((each) => !carries(each)).map(([name]) => name)).toEqual([
    'POST /api/tables/:id/join',
    'POST /api/tables/:id/hints',
    'POST /api/tables/:id/reviews',
    'POST /api/tables/:id/looking',
    'POST /api/tables/:id/talk/writing',
    'POST /api/tables/:id/talk/reports',
  ])
})

test('every reference in the document leads to a schema that it holds', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
  expect(references.length).toBeGreaterThan(20)
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//)
    expect(document.components.schemas).toHaveProperty(reference.slice('#/components/schemas/'.length))
  }
})

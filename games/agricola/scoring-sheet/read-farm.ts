import { type Crop, CROPS, type Material, MATERIALS } from '../cards/goods.ts'
import {
  addStable,
  buildFences,
  type Cell,
  cellAt,
  cellName,
  cellNamed,
  type CellSet,
  cellsIn,
  COLUMNS,
  edgeNamed,
  edgeNames,
  type Farm,
  hangsTogether,
  holds,
  looseFences,
  MOST_FENCES,
  MOST_STABLES,
  pasturesOf,
  plow,
  putCrops,
  ROWS,
  SOWN,
  startingFarm,
} from '../farm/index.ts'
import { type Fields, type Findings, shown } from './findings.ts'

/** The farm that a player's grid, fields, fences and stables show. */
export function readFarm({ grid, fields, fences, stables }: Fields, where: string, findings: Findings): Farm {
  const farm: Farm = { ...startingFarm(), rooms: 0 }
  readGrid(farm, grid, where, findings)
  readFields(farm, findings.list(fields, `${where}: fields`), where, findings)
  readStables(farm, findings.list(stables, `${where}: stables`), where, findings)
  readFences(farm, findings.list(fences, `${where}: fences`), where, findings)
  return farm
}

function readGrid(farm: Farm, grid: unknown, where: string, findings: Findings): void {
  const rows = findings.list(grid, `${where}: grid`)
  if (!Array.isArray(grid)) return
  if (rows.length !== ROWS) findings.wrong(where, `the grid has ${ROWS} rows, not ${rows.length}`)
  const materials = new Set<Material>()
  rows.slice(0, ROWS).forEach((each, row) => {
    const cells = findings.list(each, `${where}: row ${row} of the grid`)
    if (Array.isArray(each) && cells.length !== COLUMNS)
      findings.wrong(where, `row ${row} of the grid has ${COLUMNS} cells, not ${cells.length}`)
    cells.slice(0, COLUMNS).forEach((content, column) => {
      const cell = cellAt(row, column)
      if (content === 'field') plow(farm, cell)
      else if (isMaterial(content)) {
        farm.rooms |= 1 << cell
        materials.add(content)
      } else if (content !== '')
        findings.wrong(where, `${shown(content)} at ${cellName(cell)} is neither a room nor a field`)
    })
  })
  const [material = 'wood', ...others] = MATERIALS.filter((each) => materials.has(each))
  farm.house = material
  if (others.length > 0) findings.wrong(where, `the house is of ${[material, ...others].join(' and ')} at once`)
  if (rows.length === ROWS) readShape(farm, where, findings)
}

/** A farm begins with two rooms in the first column, the middle one among them, and grows from there. */
function readShape({ rooms, fields }: Farm, where: string, findings: Findings): void {
  const inColumn = (row: number): boolean => holds(rooms, cellAt(row, 0))
  if (!inColumn(1) || !(inColumn(0) || inColumn(2)))
    findings.wrong(where, 'the rooms of the start are missing: 1,0 and one above or below it')
  if (!hangsTogether(rooms)) findings.wrong(where, 'the rooms do not hang together')
  if (!hangsTogether(fields)) findings.wrong(where, 'the fields do not hang together')
}

function readFields(farm: Farm, fields: readonly unknown[], where: string, findings: Findings): void {
  const named = new Set<Cell>()
  for (const value of fields) {
    const field = findings.fields(value, `${where}: a field`, ['cell', 'crop', 'n'])
    if (field !== null) readCrops(farm, field, where, findings, named)
  }
}

function readCrops(
  farm: Farm,
  { cell: name, crop, n }: Fields,
  where: string,
  findings: Findings,
  named: Set<Cell>,
): void {
  const cell = readCell(name, where, findings)
  if (!isCrop(crop)) findings.wrong(where, `${shown(crop)} is no crop`)
  if (cell === null) return
  if (named.has(cell)) findings.wrong(where, `the field at ${cellName(cell)} is named twice`)
  named.add(cell)
  if (!isCrop(crop)) return
  const amount = findings.amount(n, `${where}: ${crop} at ${cellName(cell)}`, SOWN[crop])
  if (holds(farm.fields, cell)) putCrops(farm, cell, crop, amount)
  else findings.wrong(where, `there is no field at ${cellName(cell)} for ${crop}`)
}

function readStables(farm: Farm, stables: readonly unknown[], where: string, findings: Findings): void {
  if (stables.length > MOST_STABLES) findings.wrong(where, `there are ${MOST_STABLES} stables, not ${stables.length}`)
  for (const name of stables) {
    const cell = readCell(name, where, findings)
    if (cell === null) continue
    if (holds(farm.stables, cell)) findings.wrong(where, `the stable at ${cellName(cell)} is named twice`)
    if (holds(farm.rooms, cell)) findings.wrong(where, `a stable cannot stand on the room at ${cellName(cell)}`)
    if (holds(farm.fields, cell)) findings.wrong(where, `a stable cannot stand on the field at ${cellName(cell)}`)
    addStable(farm, cell)
  }
}

function readFences(farm: Farm, fences: readonly unknown[], where: string, findings: Findings): void {
  if (fences.length > MOST_FENCES) findings.wrong(where, `there are ${MOST_FENCES} fences, not ${fences.length}`)
  for (const name of fences) {
    const edge = edgeNamed(name)
    if (edge === null) findings.wrong(where, `there is no edge ${shown(name)} for a fence`)
    else if ((farm.across & edge.across) !== 0 || (farm.upright & edge.upright) !== 0)
      findings.wrong(where, `the fence on ${shown(name)} is named twice`)
    else buildFences(farm, edge)
  }
  const pastures = pasturesOf(farm)
  for (const edge of edgeNames(looseFences(pastures, farm)))
    findings.wrong(where, `the fence on ${edge} closes no pasture`)
  forEachCell(pastures.enclosed & farm.rooms, (cell) => findings.wrong(where, `the room at ${cell} is inside fences`))
  forEachCell(pastures.enclosed & farm.fields, (cell) => findings.wrong(where, `the field at ${cell} is inside fences`))
  if (!hangsTogether(pastures.enclosed)) findings.wrong(where, 'the pastures do not touch each other')
}

function forEachCell(set: CellSet, tell: (cell: string) => void): void {
  for (const cell of cellsIn(set)) tell(cellName(cell))
}

function readCell(name: unknown, where: string, findings: Findings): Cell | null {
  const cell = cellNamed(name)
  if (cell === null) findings.wrong(where, `there is no cell ${shown(name)}`)
  return cell
}

function isMaterial(value: unknown): value is Material {
  return (MATERIALS as readonly unknown[]).includes(value)
}

function isCrop(value: unknown): value is Crop {
  return (CROPS as readonly unknown[]).includes(value)
}

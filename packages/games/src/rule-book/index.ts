/** A game's RULES.md as data, for whoever shows it. */
export { readRuleBook, type RulesFolder } from './read-rule-book.ts'
export {
  type Block,
  type Chapter,
  chapterOf,
  type Rule,
  type RuleBook,
  ruleIn,
  rulesOf,
  type Ruling,
  type Span,
  textOfBlocks,
  textOfSpans,
} from './rule-book.ts'

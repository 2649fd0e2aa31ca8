import type { PlayerId } from './core.ts'
import type {
  OptionChoice,
  OptionPrompt,
  StartingHandChoice,
  StartingHandPrompt,
  TurnActionChoice,
  TurnActionPrompt,
} from './prompts.ts'

/** A program that plays by answering prompts in its own time. */
export interface PlayerAgent {
  readonly playerId: PlayerId

  /** Which birds and bonus card to keep of the first deal. */
  chooseStartingHand(prompt: StartingHandPrompt): Promise<StartingHandChoice>

  /** Which of the four actions to take on this turn. */
  chooseTurnAction(prompt: TurnActionPrompt): Promise<TurnActionChoice>

  /** Everything else: food, eggs, cards, birds to play, powers. */
  chooseOption(prompt: OptionPrompt): Promise<OptionChoice>
}

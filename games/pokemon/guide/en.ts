import type { GuideWords } from '@turnwright/guide'

export const english: GuideWords = {
  chapters: {
    opening: 'The opening',
    turn: 'A turn',
    prize: 'A Prize',
    evolve: 'Evolving',
    end: 'Winning',
  },
  steps: {
    goal: {
      title: 'Six Prizes',
      say: 'Each of you sets six cards aside as Prizes. Whoever knocks out a Pokémon takes one of their own. The last Prize wins.',
      why: 'There are two shorter ways: the other player has no Pokémon in play any more, or has no card left to draw.',
    },
    hand: {
      title: 'Your seven cards',
      say: 'Two of them are Basic Pokémon: [Charmander] and [Growlithe]. They can come into play by themselves.',
      why: 'Charmeleon cannot: it evolves from Charmander. Fire Energy pays for attacks, and Bill is a Trainer.',
    },
    active: {
      title: 'Choose who fights',
      say: 'Put [Charmander] into the Active place. It attacks, and it is attacked.',
      why: 'Its first attack needs but one energy, so it can begin at once. And you hold its evolution.',
      otherwise: 'Growlithe is sturdy, but its attack needs two energy. Begin with Charmander.',
    },
    bench: {
      title: 'And who waits',
      say: 'Put [Growlithe] on your Bench.',
      why: 'If your Active Pokémon is knocked out and the Bench is empty, the duel is lost. Never stand alone if you can help it.',
      otherwise: 'An empty Bench is a danger: one knock-out would end the duel. Bring Growlithe.',
    },
    coin: {
      title: 'The first turn is hers',
      say: 'The coin fell for Sela. She has a [Weedle] in front, put a Bulbasaur on her Bench and attached a Grass Energy.',
      why: 'Her Pokémon are grass, and yours are fire. That will be of use.',
    },
    'your-turn': {
      title: 'What a turn is made of',
      say: 'You have drawn a card. Now do as much as you like, in any order: Basics to the Bench, evolve, Trainers, retreat, and one energy.',
      why: 'An attack comes last, since it ends your turn.',
    },
    attach: {
      title: 'Attach an energy',
      say: 'Attach a [Fire Energy] to [Charmander]. Only one may be attached in a turn.',
      why: 'That one energy is the clock of the game: spend it every turn, and on the Pokémon that will attack.',
      otherwise: 'First the energy, and on Charmander: without it nobody can attack.',
    },
    bill: {
      title: 'Play a Trainer',
      say: 'Play [Bill]: you draw two cards.',
      why: 'Trainers cost nothing, and you may play any number of them. Draw before you decide the rest of your turn.',
      otherwise: 'Wait with that: two more cards cost you nothing. Play Bill.',
    },
    'not-yet': {
      title: 'Too early to evolve',
      say: '[Charmeleon] cannot be played yet: nobody evolves in their own first turn, nor a Pokémon that has just come.',
      why: 'What cannot be done is listed below the question, and always says why.',
    },
    scratch: {
      title: 'Attack',
      say: 'Use [Scratch]. It needs one energy of any kind, and does 10 damage.',
      why: 'Energy is looked at and not spent, unless the attack says so. Ember says so: it would cost you the Fire.',
      otherwise: 'Ember takes two energy, and the turn would be wasted without an attack. Use Scratch.',
    },
    weakness: {
      title: 'Twice as much',
      say: 'Weedle is weak to fire: your 10 became 20. It has 40 HP, so half of it is gone.',
      why: 'Damage stays from turn to turn. Look for Weakness on a card before anything else: it doubles.',
    },
    poison: {
      title: 'A sting',
      say: 'Weedle answered with Poison Sting: 10 damage, and heads on the coin. [Charmander] is Poisoned.',
      why: 'Poison does 10 damage after every turn, yours and hers. It ends when a Pokémon evolves or leaves the Active place.',
    },
    'attach-again': {
      title: 'The energy of this turn',
      say: 'Attach another [Fire Energy] to [Charmander].',
      why: 'Charmeleon will need three. Preparing costs no time: you may attach and attack in the same turn.',
      otherwise: 'Begin with the energy: on Charmander, where it counts.',
    },
    enough: {
      title: 'No more than needed',
      say: 'Weedle has 20 HP left. [Scratch] does 20 with Weakness: use it.',
      why: 'Ember would do 60, but cost a Fire Energy. An attack that is just enough leaves you more for the next one.',
      otherwise: 'It would work, but for a price. Scratch is just enough here.',
    },
    'take-prize': {
      title: 'Take a Prize',
      say: 'Weedle is knocked out. Choose any of your six Prizes: it goes to your hand.',
      why: 'They lie face down, so one is as good as another. Five to go.',
    },
    'lost-energy': {
      title: 'All of it is gone',
      say: 'With Weedle went both its Grass Energy. [Bulbasaur] came up with nothing, and one energy is too few for its attack.',
      why: 'Do not put everything on a Pokémon that is about to fall. Energy on the Bench is safe.',
      meanwhile: 'Poison went on: Charmander has 40 damage, of 50 HP.',
    },
    evolve: {
      title: 'Evolve, just in time',
      say: 'Play [Charmeleon] on [Charmander].',
      why: 'It has 80 HP in place of 50, and evolving ends the poison. One more sting of it would have been the end.',
      otherwise: 'First save Charmander: it has 10 HP left, and poison. Evolve it.',
    },
    healed: {
      title: 'What stays and what goes',
      say: 'Damage and energy stay, the poison is gone. [Charmeleon] has 40 HP left and attacks of its own.',
      why: 'It may not evolve again in this turn; with a Charizard it could in the next.',
    },
    vulpix: {
      title: 'Fill the Bench',
      say: 'Put [Vulpix] on your Bench.',
      why: 'The Bench holds five. Who waits there can be given energy, and is ready when it is needed.',
      otherwise: 'There is time for that. Bring Vulpix first: a full Bench is a safe one.',
    },
    third: {
      title: 'The third energy',
      say: 'Attach a [Fire Energy] to [Charmeleon].',
      why: 'Both of its attacks need three.',
      otherwise: 'Not there: Charmeleon needs a third energy to attack in this turn.',
    },
    slash: {
      title: 'Finish it',
      say: 'Use [Slash]: 30, doubled by Weakness, against a Bulbasaur of 40 HP.',
      why: 'Flamethrower would do 50, and cost a Fire Energy. You know what to think of that.',
      otherwise: 'Slash is enough, and it is free.',
    },
    won: {
      title: 'You have won',
      say: 'Bulbasaur was the last Pokémon that Sela had in play. The duel is over, with two Prizes taken.',
      why: 'This is why a Bench matters. Most duels go on until the sixth Prize.',
    },
    retreat: {
      title: 'What you have not needed',
      say: 'Retreating swaps your Active Pokémon for one of the Bench, for energy. Asleep and Paralyzed Pokémon can neither attack nor retreat.',
      why: 'Confused ones flip a coin to attack. Whatever a card does is written on it: point at it, or look it up in the rules.',
    },
    decks: {
      title: 'Decks',
      say: 'A deck has 60 cards, at most four of a name, energy aside. Fifteen are ready to play, and you may build your own beside the cards.',
      why: 'Good ones have enough Basics to begin, some twenty energy and many Trainers.',
    },
  },
  learned: [
    'A knock-out brings a Prize; the sixth wins, and so does a table without Pokémon on the other side.',
    'A turn: draw, then anything in any order, one energy; the attack is last.',
    'Weakness doubles damage, and damage stays.',
    'Evolving takes a turn, and ends poison and all its like.',
    'Never stand alone: keep a Bench.',
  ],
}

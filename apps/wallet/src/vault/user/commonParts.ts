/*
 * What guesses of passphrases are put together from: the words that the known lists of leaked passwords have most often, and the ways along a keyboard. Small letters.
 */

/** Each with what it is written with most: longer ones come first where they are looked for. */
export const commonWords =
  `password passwort passw0rd passphrase iloveyou ilovegod loveyou forever welcome letmein openup trustno administrator admin administration root guest default login
changeme secret secrets private temporary test testing tester computer internet server desktop laptop windows microsoft google facebook samsung android iphone apple
bitcoin ethereum crypto blockchain wallet metamask satoshi nakamoto hodl binance coinbase solana money dollar million rich lucky
dragon monkey master shadow superman batman spiderman starwars pokemon pikachu naruto ninja samurai warrior soldier hunter ranger killer phoenix eagle falcon tiger
lion panther wolf bear horse dog doggy puppy cat kitty kitten fish dolphin butterfly unicorn
princess prince queen king angel angels babygirl baby girl boy lover love loveme lovely honey sweetheart sweet sweetie darling beautiful pretty flower rose sunflower
sunshine rainbow summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday friday
saturday sunday morning night today tomorrow
football baseball basketball soccer hockey tennis golf cricket liverpool chelsea arsenal barcelona realmadrid manchester united juventus yankees cowboys steelers lakers
michael jordan jennifer jessica ashley amanda nicole daniel thomas robert charlie william joshua andrew matthew anthony christopher alexander alexandra elizabeth
samantha victoria isabella patrick george richard maria anna mary david john james jesus christ god heaven hallo hello bonjour hola
chocolate cookie cheese banana orange cherry pepper ginger coffee pizza chicken
mustang ferrari porsche mercedes harley corvette yamaha honda toyota
freedom america london paris berlin moscow newyork california texas australia canada france germany england india china russia
music guitar rockstar metallica nirvana beatles blink matrix gandalf hobbit hogwarts potter harry
whatever nothing something anything everything blessed family friends friend mother father brother sister mommy daddy mama papa
correcthorsebatterystaple
schatz hallo fussball sommer geheim passwoerter motdepasse azerty soleil jetaime amour contrasena teamo amor mexico senha brasil parola ciao`.split(
    /\s+/,
  )

/** Three or more of it in a row, in either direction, are one thing to guess. */
export const commonRows = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', '!@#$%^&*()', '!"§$%&/()='],
  ...['qazwsxedcrfvtgbyhnujmikolp', '1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik'],
  ...['zaq12wsx', 'q1w2e3r4t5y6u7i8o9p0', '147258369', '123321', '112233445566778899'],
]

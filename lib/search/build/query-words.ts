/*
 * Words of queries that aren't about a subject. They're in the index's first file and not in the worker's script, because both
 * compress better that way.
 */

// cspell:ignore arent couldnt didnt hasnt havent shouldnt wasnt wouldnt
/** Stop words. They never cause an empty result. */
export const STOP_WORDS = `
  a about again already also although always am an and another any anybody anyone anything are arent as at be
  because been being both but by can cannot cant could couldnt did didnt do does doesnt doing dont each either
  else ever every everyone everything for from had has hasnt have havent he her hers him himself his how
  however i if im in into is isnt it its itself ive just like long lot many may me might mine more much must
  my myself neither never no none not nothing now of often on once only or other others our rather really same
  she should shouldnt since so some someone something sometimes still such than that the their them then there
  these they this those though through to too until upon us very via was wasnt we were what whats when where
  whether which while who whom whose why will with wont would wouldnt yet you your yours yourself
`
  .trim()
  .split(/\s+/);

/** Words of questions, requests, and complaints. They help to find pages, but a page without them may still be the answer. */
export const WEAK_WORDS = `
  able actual actually after allow allowed allowing allows app appear appears become before best between bring
  change come comes coming correct correctly currently despite difference different down during enable enter
  error errors etc explain fail failed failing fails failure find fix fixed function functions get gets getting
  give gives go goes going gone got guide handle handled handles handling happen happened happening happens help
  instead issue issues keep know let look looking looks made make making mean means need needed needs new one
  out over please possible problem problems properly put say says see seeing set show showing shown shows start
  support supported supports take taken takes taking tell tells thing things together tried trouble troubles try
  trying turn turned turning turns two up use used using want wanted wants way ways without work working works
  wrong
`
  .trim()
  .split(/\s+/);

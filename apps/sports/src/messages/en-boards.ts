export const enBoards = {
  betby: 'Betby',
  sportsbookTest: 'Sportsbook test',
  productFrame: '{what}, another company’s sportsbook',
  askingLobby: 'Asking the lobby for its address',
  productOver: 'The sportsbook has closed. What was placed there stands, and the statement shows it.',
  backToExchange: 'Back to the exchange',
} as const;

// Both are one file: whoever opens a chart is at a match, which has loaded its board, and each file more is named in the entry of everybody.
export { ScoreBoard } from './board/score-board.tsx';
export { PriceCharts } from './history/price-charts.tsx';

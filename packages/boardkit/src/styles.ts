// In this order: what comes later builds on what comes before.
import './tokens.css';
import './base.css';
import './button.css';
import './board.css';

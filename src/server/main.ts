// Services that were set up by an earlier release start this.
import './main.js'

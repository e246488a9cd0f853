// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A coin that keeps a tenth of whatever moves.
contract Taxed is ERC20("Toll", "TOLL") {
    constructor(address holder, uint256 amount) {
        _mint(holder, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 tax = from == address(0) ? 0 : amount / 10;
        super._update(from, to, amount - tax);
        if (tax > 0) super._update(from, address(this), tax);
    }
}
